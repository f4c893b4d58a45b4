export { getOpenApiDocument } from '../../../platform/operations/get-open-api-document.ts';
