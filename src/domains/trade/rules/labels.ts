import type { Field } from './facts.ts';

/** A value as the document has it, and what its label says it is. */
export interface Labelled {
  readonly field: Field | 'line';
  readonly value: string;
  /** Amounts: whether the label says that they are in minor units. */
  readonly isMinor: boolean;
}

/** The usual spellings on invoices, without case, spaces and punctuation; the fact's own name is one of each. */
const SPELLINGS: Readonly<Record<Field, string>> = {
  vendorName: 'vendor seller sellername supplier suppliername from issuedby billfrom invoicefrom',
  vendorEmail: 'email selleremail supplieremail contactemail',
  invoiceNumber: 'invoice invoiceno invoicenr invoicenum invoiceid invoicereference',
  currency: 'currencycode',
  totalMinor: 'total totalamount totaldue amountdue grandtotal invoicetotal balancedue totalpayable totalincludingtax',
  dueDate: 'due dueon dueby paymentdue paymentduedate payby',
  bankDetails: 'bank bankaccount iban accountnumber paymentdetails',
  poNumber: 'po pono ponr purchaseorder purchaseordernumber purchaseorderno ordernumber orderno',
  paymentTerms: 'terms termsofpayment',
  issueDate: 'date invoicedate dateofissue dateissued issued issuedon',
  subtotalMinor: 'subtotal net nettotal netamount totalexcludingtax totalbeforetax amountbeforetax',
  taxMinor: 'tax vat gst salestax taxamount vatamount totaltax totalvat',
  buyerName: 'buyer customer customername client clientname billto billedto invoiceto soldto to',
};

const FIELD_OF: ReadonlyMap<string, Field> = new Map(
  Object.entries(SPELLINGS).flatMap(([field, spellings]) =>
    [field.toLowerCase(), ...spellings.split(' ')].map((spelling) => [spelling, field as Field]),
  ),
);

const AMOUNTS: ReadonlySet<string> = new Set(['totalMinor', 'subtotalMinor', 'taxMinor', 'line']);

/** A line of the invoice: "Item 1", "Line". */
const LINE = /^(?:line|item|lineitem|position)(?:number)?\d{0,3}$/;

/** Characters of a label at most. Documents hold texts of any length, and its expressions are not linear (D-511). */
const LONGEST = 120;

/** Returns the field that a label names; undefined for any other. A rate is no part of the name: "VAT (20%)". */
export function labelled(label: string, value: string): Labelled | undefined {
  if (label.length > LONGEST) return undefined;
  const spelled = spellingOf(label);
  const field = FIELD_OF.get(spelled) ?? (LINE.test(spelled) ? 'line' : undefined);
  if (field === undefined) return undefined;
  return { field, value, isMinor: AMOUNTS.has(field) && spelled.endsWith('minor') };
}

const spellingOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/\([^()]*\)|[\d.,]+\s*%/g, '')
    .replaceAll('#', 'number')
    .replace(/[^a-z0-9]/g, '');
