/** The simulated bank reference of a ramp: always the same, so that it is told once however often it is made (D-298). */
export const fiatRefOf = (rampId: string): string => `SIM-${rampId.slice(-12).toUpperCase()}`;
