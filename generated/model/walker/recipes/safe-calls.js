/** Calls that a wallet, which is a Safe, makes of itself, as their data. */
const word = (value) => value.toString(16).padStart(64, '0');
/** `changeThreshold(uint256)`: that many owners have to sign what is executed after it. */
export const changeThreshold = (threshold) => `0x694e80c3${word(BigInt(threshold))}`;
/** `addOwnerWithThreshold(address,uint256)`. */
export const addOwner = (owner, threshold) => `0x0d582f13${word(BigInt(owner))}${word(BigInt(threshold))}`;
