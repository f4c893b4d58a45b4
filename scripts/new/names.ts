import { Refused } from './refused.ts';

/** `pauseCard` and `pause-card` to `PauseCard`. */
export const pascal = (name: string): string => camel(name).replace(/^./, (letter) => letter.toUpperCase());

/** `pause-card` to `pauseCard`. */
export const camel = (name: string): string => name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** `pauseCard` to `pause-card`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `pauseCard` to `Pause card`. */
export const words = (name: string): string =>
  kebab(name)
    .replaceAll('-', ' ')
    .replace(/^./, (letter) => letter.toUpperCase());

/** Refuses a name that has not the form of its kind. */
export function checkForm(what: string, name: string | undefined, form: RegExp, example: string): string {
  if (name === undefined) throw new Refused(`Say --${what}, for example --${what} ${example}.`);
  if (!form.test(name)) throw new Refused(`'${name}' is no ${what}: write it like ${example}.`);
  return name;
}
