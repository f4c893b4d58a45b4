// Generated from spec/ by `npm run generate`. Do not edit.

import type {
  ChainUnavailableError,
  InternalErrorError,
  NotImplementedError,
  RateLimitedError,
  TryAgainError,
  ValidationFailedError,
} from './errors.gen.ts';

/**
 * The result of the liveness check.
 */
export type Health = {
    /**
     * Always `ok`.
     */
    status: 'ok';
};

/**
 * The result of the readiness check, with warnings.
 */
export type Readiness = {
    /**
     * Always `ok`.
     */
    status: 'ok';
    /**
     * Problems that an operator has to fix. Absent if there are none.
     */
    warnings?: [
        ReadinessWarning
    ];
};

/**
 * RELAYER_OUT_OF_GAS: the relayer cannot pay for deploying one more wallet. Transactions wait until its address receives ETH.
 */
export const ReadinessWarning = { RELAYER_OUT_OF_GAS: 'RELAYER_OUT_OF_GAS' } as const;

/**
 * RELAYER_OUT_OF_GAS: the relayer cannot pay for deploying one more wallet. Transactions wait until its address receives ETH.
 */
export type ReadinessWarning = typeof ReadinessWarning[keyof typeof ReadinessWarning];

/**
 * The bundled contract of this service, an OpenAPI 3.1 document.
 */
export type OpenApiDocument = {
    /**
     * The version of OpenAPI.
     */
    openapi: string;
    /**
     * Title and version of the contract.
     */
    info: {
        [key: string]: unknown;
    };
    /**
     * The operations by path.
     */
    paths: {
        [key: string]: unknown;
    };
    [key: string]: unknown;
};

export type GetHealthData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/healthz';
};

export type GetHealthErrors = {
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type GetHealthError = GetHealthErrors[keyof GetHealthErrors];

export type GetHealthResponses = {
    /**
     * The process is running.
     */
    200: Health;
};

export type GetHealthResponse = GetHealthResponses[keyof GetHealthResponses];

export type GetReadinessData = {
    body?: never;
    headers?: {
        /**
         * The admin key of the deployment, to see the warnings of a live deployment.
         */
        'X-Service-Admin-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/readyz';
};

export type GetReadinessErrors = {
    /**
     * VALIDATION_FAILED
     */
    400: ValidationFailedError;
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN, CHAIN_UNAVAILABLE
     */
    503: TryAgainError | ChainUnavailableError;
};

export type GetReadinessError = GetReadinessErrors[keyof GetReadinessErrors];

export type GetReadinessResponses = {
    /**
     * The service is ready to serve requests.
     */
    200: Readiness;
};

export type GetReadinessResponse = GetReadinessResponses[keyof GetReadinessResponses];

export type GetOpenApiDocumentData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/openapi.json';
};

export type GetOpenApiDocumentErrors = {
    /**
     * RATE_LIMITED
     */
    429: RateLimitedError;
    /**
     * INTERNAL_ERROR
     */
    500: InternalErrorError;
    /**
     * NOT_IMPLEMENTED
     */
    501: NotImplementedError;
    /**
     * TRY_AGAIN
     */
    503: TryAgainError;
};

export type GetOpenApiDocumentError = GetOpenApiDocumentErrors[keyof GetOpenApiDocumentErrors];

export type GetOpenApiDocumentResponses = {
    /**
     * The OpenAPI document.
     */
    200: OpenApiDocument;
};

export type GetOpenApiDocumentResponse = GetOpenApiDocumentResponses[keyof GetOpenApiDocumentResponses];
