import { Command, InvalidArgumentError } from 'commander';
import { parseUsd } from '../payments/ledger/money.ts';
import type { Variables } from '../platform/config/environment.ts';
import { canonicalEmail } from '../platform/emails/email-address.ts';
import { COUNTRIES } from './countries.ts';
import type { Operator } from './operator.ts';
import type { Outcome } from './outcome.ts';

/** The input of every command. */
export interface CommandContext {
  /** The environment variables that configure it. */
  readonly variables: Variables;
  /** Where outcomes go; the entry prints them. */
  report(outcome: Outcome): void;
}

/** A command's own options as commander collects them. */
export type Options = Readonly<Record<string, string | undefined>>;

/**
 * A command that acts on the database. What its action needs is imported when it runs: help and usage errors load
 * none of the service.
 */
export function operatorCommand(
  name: string,
  description: string,
  action: (operator: Operator, options: Options, args: readonly string[]) => Promise<Outcome>,
): (context: CommandContext) => Command {
  return ({ variables, report }) =>
    new Command(name)
      .description(description)
      .option('--json', 'print one JSON document')
      .action(async (...given) => {
        const command = given.at(-1) as Command;
        const { asOperator } = await import('./operator.ts');
        report(await asOperator(variables, (operator) => action(operator, command.opts(), command.args)));
      });
}

/** USD as people write it, in base units. */
export function usd(text: string): string {
  if (parseUsd(text) === undefined) {
    throw new InvalidArgumentError('An amount is a decimal above 0 with at most 6 fraction digits, such as 25.00.');
  }
  return text;
}

/** Checks an option against a form. */
export const matching =
  (form: RegExp, what: string) =>
  (text: string): string => {
    if (!form.test(text)) throw new InvalidArgumentError(`It must be ${what}.`);
    return text;
  };

export function portNumber(text: string): string {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new InvalidArgumentError('It must be a port, a number from 0 to 65535.');
  }
  return text;
}

export const currencyCode = matching(/^[A-Z]{3,4}$/, 'a currency code in capitals');

export function countryCode(text: string): string {
  if (!COUNTRIES.has(text))
    throw new InvalidArgumentError('It must be a country code of two capital letters, such as US.');
  return text;
}

/** An address to which mail can be sent, in the form in which the service stores addresses (D-503). */
export function emailAddress(text: string): string {
  const address = canonicalEmail(text);
  if (address === undefined) throw new InvalidArgumentError('It must be an e-mail address, such as owner@example.com.');
  return address;
}

export const tenantId = matching(/^ten_[0-9a-z]{26}$/, 'a tenant id, ten_…');
