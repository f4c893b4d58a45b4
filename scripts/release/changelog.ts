/** The text below the heading of a version, such as `## 0.2.0`; undefined where there is none, or nothing below it. */
export function sectionOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.split(/\s/, 1)[0] === version);
  const text = section?.slice(section.indexOf('\n')).trim();
  return text === '' ? undefined : text;
}
