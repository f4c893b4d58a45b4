import model from './index.cjs';

export const { version, lifecycles } = model;
