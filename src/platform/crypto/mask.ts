/** `+15550104567` -> `+*******4567` (D-065). */
export function maskPhone(phone: string): string {
  const digits = phone.slice(1);
  return `+${'*'.repeat(Math.max(0, digits.length - 4))}${digits.slice(-4)}`;
}

/** `ana@example.com` -> `a***@example.com` (D-065). */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`;
}
