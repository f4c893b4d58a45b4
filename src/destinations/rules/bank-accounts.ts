/** Nine digits whose weighted sum (3, 7, 1) is a multiple of ten: the ABA checksum (D-239). */
export function isRoutingNumber(text: string): boolean {
  if (!/^[0-9]{9}$/.test(text)) return false;
  const weights = [3, 7, 1];
  const sum = [...text].reduce((total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}

/** 4 to 17 digits (D-239). */
export const isAccountNumber = (text: string): boolean => /^[0-9]{4,17}$/.test(text);

/** Lengths by country, from the SWIFT IBAN registry. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24
   FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32
   LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24
   RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Electronic form: no spaces, upper case. Paper form is what people copy. */
export const normaliseIban = (text: string): string => text.replaceAll(' ', '').toUpperCase();

/** Mod-97 and the length of its country; takes the electronic form (D-239). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$/.test(iban)) return false;
  if (iban.length !== IBAN_LENGTHS[iban.slice(0, 2)]) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => Number.parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
