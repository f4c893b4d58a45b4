export { blindIndex } from './blind-index.ts';
export { canonicalJson } from './canonical-json.ts';
export { deriveSecret } from './derive-secret.ts';
export { equalSecrets } from './equal-secrets.ts';
export { decrypt, type EncryptionKeys, encrypt } from './field-encryption.ts';
export { hashToken, sha256Hex } from './hash.ts';
export { maskEmail, maskPhone } from './mask.ts';
export { otpCode, randomBase62, randomToken } from './random.ts';
export { createVault, parseEncryptionKeys, type Vault, type VaultKeys } from './vault.ts';
