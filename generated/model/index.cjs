'use strict';

const { version, lifecycles } = require('./lifecycles.json');

exports.version = version;
exports.lifecycles = lifecycles;
