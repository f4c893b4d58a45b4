import { adapters } from '../../../../generated/adapters/payout-vendor.ts';
import { values } from '../../../../generated/contract/values.ts';
import type { DestinationType } from '../../../../machines/destinations/payout-destination.machine.ts';
import type { PayoutVendorAdapter } from './vendor.ts';

/** The vendors by their names in the contract (PayoutVendor). */
export const VENDORS: Readonly<Record<VendorName, PayoutVendorAdapter>> = adapters;
export const VENDOR_NAMES = values.PayoutVendor;
export type VendorName = (typeof VENDOR_NAMES)[number];

export const isVendorName = (name: string): name is VendorName => Object.hasOwn(VENDORS, name);

/** The vendors that pay to a type of destination. */
export const vendorsOf = (type: DestinationType): readonly VendorName[] =>
  VENDOR_NAMES.filter((name) => VENDORS[name].rails.includes(type));

/** What each vendor says of itself, as a table by its name. */
export const ofVendors = <T>(read: (vendor: PayoutVendorAdapter) => T): Readonly<Record<VendorName, T>> =>
  Object.fromEntries(VENDOR_NAMES.map((name) => [name, read(VENDORS[name])])) as Record<VendorName, T>;
