export { CODE_TTL_MS, judgeCode } from '../rules/alias-code.ts';
export { type Contact, contactOf, lockContact } from './contact.ts';
export { aliasEmail, recipientByEmail } from './email-alias.cross-tenant.ts';
export { presentPhoneAlias } from './phone-alias.present.ts';
export { provePhone } from './prove-phone.ts';
