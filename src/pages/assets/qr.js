/** QR codes of version 3 with error correction M: one block, for texts of up to 42 bytes. An address has exactly that many. */
(() => {
  const SIZE = 29;
  const DATA = 44;
  const CORRECTION = 26;
  /** Level M with mask 0, with its own correction bits, as the standard lists it. */
  const FORMAT = 0b101010000010010;

  const exponents = [];
  const logarithms = [];
  for (let power = 0, value = 1; power < 255; power += 1) {
    exponents[power] = value;
    logarithms[value] = power;
    value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
  }
  const product = (a, b) => (a === 0 || b === 0 ? 0 : exponents[(logarithms[a] + logarithms[b]) % 255]);

  const codewordsOf = (text) => {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length > DATA - 2) throw new RangeError('the text is too long for the code');
    const bits = [];
    const put = (value, length) => {
      for (let at = length - 1; at >= 0; at -= 1) bits.push((value >> at) & 1);
    };
    put(0b0100, 4);
    put(bytes.length, 8);
    for (const byte of bytes) put(byte, 8);
    put(0, Math.min(4, DATA * 8 - bits.length));
    while (bits.length % 8 !== 0) bits.push(0);
    const words = [];
    for (let at = 0; at < bits.length; at += 8) words.push(Number.parseInt(bits.slice(at, at + 8).join(''), 2));
    for (let pad = 0; words.length < DATA; pad += 1) words.push(pad % 2 === 0 ? 0xec : 0x11);
    return words;
  };

  const correctionOf = (words) => {
    let generator = [1];
    for (let power = 0; power < CORRECTION; power += 1) {
      const next = [...generator, 0];
      for (const [at, factor] of generator.entries()) next[at + 1] ^= product(factor, exponents[power]);
      generator = next;
    }
    const rest = [...words, ...Array(CORRECTION).fill(0)];
    for (let at = 0; at < words.length; at += 1) {
      const lead = rest[at];
      for (const [place, factor] of generator.entries()) rest[at + place] ^= product(factor, lead);
    }
    return rest.slice(words.length);
  };

  /** Modules that are no data: true or false as they are drawn, undefined where data goes. */
  const patterns = () => {
    const grid = Array.from({ length: SIZE }, () => Array(SIZE).fill(undefined));
    const square = (top, left, reach, dark) => {
      for (let row = -reach; row <= reach; row += 1) {
        for (let column = -reach; column <= reach; column += 1) {
          const [y, x] = [top + row, left + column];
          if (y < 0 || x < 0 || y >= SIZE || x >= SIZE) continue;
          grid[y][x] = dark(Math.max(Math.abs(row), Math.abs(column)));
        }
      }
    };
    for (let at = 0; at < SIZE; at += 1) {
      grid[6][at] = at % 2 === 0;
      grid[at][6] = at % 2 === 0;
    }
    for (const [top, left] of [
      [3, 3],
      [3, SIZE - 4],
      [SIZE - 4, 3],
    ]) {
      square(top, left, 4, (ring) => ring !== 2 && ring !== 4);
    }
    square(SIZE - 7, SIZE - 7, 2, (ring) => ring !== 1);
    for (let at = 0; at < 15; at += 1) {
      const dark = ((FORMAT >> at) & 1) === 1;
      if (at < 6) grid[at][8] = dark;
      else if (at < 8) grid[at + 1][8] = dark;
      else grid[SIZE - 15 + at][8] = dark;
      if (at < 8) grid[8][SIZE - 1 - at] = dark;
      else if (at === 8) grid[8][7] = dark;
      else grid[8][14 - at] = dark;
    }
    grid[SIZE - 8][8] = true;
    return grid;
  };

  /** The rows of the code, true where it is dark. */
  globalThis.qrCode = (text) => {
    const words = codewordsOf(text);
    const bits = [...words, ...correctionOf(words)].flatMap((word) =>
      Array.from({ length: 8 }, (_, at) => (word >> (7 - at)) & 1),
    );
    const grid = patterns();
    let next = 0;
    for (let pair = SIZE - 1; pair > 0; pair -= 2) {
      const right = pair <= 6 ? pair - 1 : pair;
      const upwards = ((SIZE - 1 - right) >> 1) % 2 === 0;
      for (let step = 0; step < SIZE; step += 1) {
        const row = upwards ? SIZE - 1 - step : step;
        for (const column of [right, right - 1]) {
          if (grid[row][column] !== undefined) continue;
          grid[row][column] = (bits[next] === 1) !== ((row + column) % 2 === 0);
          next += 1;
        }
      }
    }
    return grid;
  };
})();
