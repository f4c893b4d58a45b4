export const isExpectation = (step) => 'expect' in step;
