/** Where keys `svc_test_…` lead without a `baseUrl`; undefined while no service is published for them. */
export const SERVICE_BASE_URL_TEST: string | undefined = undefined;

/** Where keys `svc_live_…` lead without a `baseUrl`; undefined while no service is published for them. */
export const SERVICE_BASE_URL_LIVE: string | undefined = undefined;
