/** Hosts that must never be connected to, in the notations in which somebody may write them. */

const ipv4 = (a: number, b: number, c: number, d: number): number => ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;

/** One address as URL parsers read it: dotted, as one number, in hexadecimal, octal, and with parts left out. */
function notations(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const whole = ipv4(a, b, c, d);
  const hex = (n: number): string => `0x${n.toString(16)}`;
  const octal = (n: number): string => `0${n.toString(8)}`;
  return [
    address,
    `${address}.`,
    String(whole),
    hex(whole),
    octal(whole),
    [a, b, c, d].map(hex).join('.'),
    [a, b, c, d].map(octal).join('.'),
    `${a}.${ipv4(0, b, c, d)}`,
    `${a}.${b}.${ipv4(0, 0, c, d)}`,
    `${hex(a)}.${octal(b)}.${c}.${d}`,
    `${a}.${b}.${c}.%3${String(d)[0]}${String(d).slice(1)}`,
    `${a}。${b}．${c}｡${d}`,
    String.fromCodePoint(...[...address].map((char) => (char === '.' ? 46 : 0xff10 + Number(char)))),
    `[::ffff:${address}]`,
    `[::ffff:${hex(ipv4(0, 0, a, b)).slice(2)}:${hex(ipv4(0, 0, c, d)).slice(2)}]`,
    `[0:0:0:0:0:ffff:${address}]`,
    `[::${address}]`,
    `[64:ff9b::${address}]`,
    `[2002:${hex(ipv4(0, 0, a, b)).slice(2)}:${hex(ipv4(0, 0, c, d)).slice(2)}::1]`,
  ];
}

const IPV4 = ['127.0.0.1', '169.254.169.254', '10.0.0.1', '192.168.1.1', '100.64.0.1'];

const RANGES = [
  '0.0.0.0',
  '0.1.2.3',
  '10.255.255.255',
  '100.127.255.255',
  '127.255.255.254',
  '169.254.0.1',
  '168.63.129.16',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '100.100.100.200',
];

const IPV6 = [
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  '0000:0000:0000:0000:0000:0000:0000:0001',
  '::ffff:0:127.0.0.1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fdff:ffff::1',
  'fe80::1',
  'febf::1',
  'fec0::1',
  'ff00::1',
  'ff02::1',
  'FE80::A',
];

const NAMES = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  'printer.local',
  'metadata.google.internal',
  'a.b.internal.',
  'ⓛocalhost',
  'loc%61lhost',
];

export const FORBIDDEN_HOSTS: readonly string[] = [
  ...IPV4.flatMap(notations),
  ...RANGES,
  ...IPV6.map((address) => `[${address}]`),
  ...NAMES,
];
