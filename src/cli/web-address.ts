import { CommanderError } from 'commander';

/**
 * Reads the http or https URL of an option or a variable. A name and a password in it are refused, because no request would
 * send them. The message never repeats the value: commander's own messages do, and it may hold a secret.
 */
export const webAddress =
  (name: string) =>
  (text: string): string => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url?.username || url?.password) throw invalidOption(`${name} must not hold a user name or a password`);
    if (url === undefined || !/^https?:$/.test(url.protocol) || url.hostname === '') {
      throw invalidOption(`${name} must be an http or https URL, such as http://localhost:8080`);
    }
    return text;
  };

/** The address of the service that a command asks, without a slash at its end. */
export const serviceAddress = (option: string | undefined, variable: string | undefined): string =>
  (option ?? webAddress('PAYCHART_URL')(variable || 'http://localhost:8080')).replace(/\/+$/, '');

/** A usage error of our own words: commander's would repeat the value. */
export const invalidOption = (message: string): CommanderError =>
  new CommanderError(1, 'paychart.address', `error: ${message}`);
