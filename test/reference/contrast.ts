/** The contrast of two colours as WCAG 2 defines it; `rgb(r, g, b)` as a browser computes it. */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => channel(Number(part) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
