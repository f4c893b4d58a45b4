// Written by codegen from product.yaml. Do not edit.

/** What the product is called. */
export interface Product {
  readonly name: string;
  /** In names of services, user agents and files. */
  readonly slug: string;
  readonly packageScope: string;
  readonly clientName: string;
  readonly pythonPackage: string;
  readonly environmentPrefix: string;
  readonly keyPrefix: string;
  readonly headerPrefix: string;
  readonly databaseRolePrefix: string;
  /** What the service is for. */
  readonly about: string;
  /** A guide of docs/guides. */
  readonly firstGuide?: string;
  readonly quickStart?: { readonly key: string; readonly before: string; readonly after: string; readonly commands: string };
}

export const product: Product = {
  "name": "Paychart",
  "slug": "paychart",
  "packageScope": "@paychart",
  "clientName": "Paychart",
  "pythonPackage": "paychart",
  "environmentPrefix": "PAYCHART_",
  "keyPrefix": "svc_",
  "headerPrefix": "X-Service-",
  "databaseRolePrefix": "paychart_",
  "about": "Paychart pays a phone number, an e-mail address or a DID.",
  "firstGuide": "make-your-first-payment",
  "quickStart": {
    "key": "It prints an API key for a tenant with a balance of 1,000 USD",
    "before": "Then pay a phone number, as",
    "after": "explains step by step",
    "commands": "export PAYCHART_API_KEY=$(cat .paychart/sandbox-key)\ncurl http://localhost:8080/v1/payments \\\n  -H \"X-Service-Api-Key: $PAYCHART_API_KEY\" \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H \"Content-Type: application/json\" \\\n  -d '{\"recipient\":{\"phoneNumber\":\"+15550104567\"},\"amount\":{\"value\":\"25.00\",\"currency\":\"USD\"}}'"
  }
};
