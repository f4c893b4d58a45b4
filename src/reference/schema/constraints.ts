import type { Schema } from '../contract.ts';

/** Lists the limits of a value in a few words each; enums, patterns and codes are printed by themselves. */
export const limitsOf = (schema: Schema): string[] =>
  [
    range(schema.minLength, schema.maxLength, 'character'),
    range(schema.minItems, schema.maxItems, 'item'),
    range(schema.minProperties, schema.maxProperties, 'key'),
    schema.uniqueItems === true && 'unique items',
    bounds(schema),
    schema.multipleOf !== undefined && `a multiple of ${schema.multipleOf}`,
    schema.propertyNames &&
      `keys of ${range(schema.propertyNames.minLength, schema.propertyNames.maxLength, 'character') || 'a given form'}`,
  ].filter((text) => typeof text === 'string' && text !== '') as string[];

const range = (least: number | undefined, most: number | undefined, unit: string): string => {
  const units = (count: number): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (least !== undefined && least > 0) {
    if (most === undefined) return `at least ${units(least)}`;
    return least === most ? `exactly ${units(least)}` : `${least} to ${units(most)}`;
  }
  return most === undefined ? '' : `at most ${units(most)}`;
};

const bounds = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): string =>
  [
    minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}` : '',
    minimum !== undefined && maximum === undefined ? `at least ${minimum}` : '',
    maximum !== undefined && minimum === undefined ? `at most ${maximum}` : '',
    exclusiveMinimum === undefined ? '' : `above ${exclusiveMinimum}`,
    exclusiveMaximum === undefined ? '' : `below ${exclusiveMaximum}`,
  ]
    .filter((text) => text !== '')
    .join(', ');

/** A rule about which fields stand together, in words: the contract writes them as `required` in `anyOf` and `not`. */
export const ruleWords = (rule: Schema): string => {
  if (rule.not?.required) return `not ${together(rule.not.required)} together`;
  const choices = rule.anyOf ?? rule.oneOf;
  if (choices?.every(({ required }) => required !== undefined)) {
    const fields = choices.map(({ required = [] }) => together(required)).join(' or ');
    return `${rule.oneOf ? 'exactly one of' : 'at least one of'} ${fields}`;
  }
  if (rule.required) return `${together(rule.required)} required`;
  if (rule.pattern !== undefined) return `also matches \`${rule.pattern}\``;
  return `also \`${JSON.stringify(rule)}\``;
};

const together = (fields: readonly string[]): string => fields.map((field) => `\`${field}\``).join(' and ');
