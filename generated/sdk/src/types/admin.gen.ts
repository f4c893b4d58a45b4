// Generated from spec/ by `npm run generate`. Do not edit.

import type { ChainUnavailableError, InternalErrorError, NotImplementedError, RateLimitedError, TryAgainError } from './errors.gen.ts';

/**
 * Says that the process runs.
 */
export type Health = {
    /**
     * Always ok.
     */
    status: 'ok';
};

/**
 * Says that requests can be served, and what does not work all the same.
 */
export type Readiness = {
    /**
     * Always ok.
     */
    status: 'ok';
    /**
     * What an operator has to see to. Absent while there is nothing.
     */
    warnings?: [
        ReadinessWarning
    ];
};

/**
 * RELAYER_OUT_OF_GAS: the relayer cannot pay for one wallet any more. What is sent to the chain waits until its address gets ETH.
 */
export const ReadinessWarning = { RELAYER_OUT_OF_GAS: 'RELAYER_OUT_OF_GAS' } as const;

/**
 * RELAYER_OUT_OF_GAS: the relayer cannot pay for one wallet any more. What is sent to the chain waits until its address gets ETH.
 */
export type ReadinessWarning = typeof ReadinessWarning[keyof typeof ReadinessWarning];

/**
 * This contract, bundled: an OpenAPI 3.1 document.
 */
export type OpenApiDocument = {
    /**
     * The version of OpenAPI.
     */
    openapi: string;
    /**
     * Title and version.
     */
    info: {
        [key: string]: unknown;
    };
    /**
     * The operations.
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
     * The process runs.
     */
    200: Health;
};

export type GetHealthResponse = GetHealthResponses[keyof GetHealthResponses];

export type GetReadinessData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/readyz';
};

export type GetReadinessErrors = {
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
     * Requests can be served.
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
     * The upload to read.
     */
    200: OpenApiDocument;
};

export type GetOpenApiDocumentResponse = GetOpenApiDocumentResponses[keyof GetOpenApiDocumentResponses];
