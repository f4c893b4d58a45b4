import SwaggerParser from '@apidevtools/swagger-parser';

/** Holds the bundled document to the schema of OpenAPI 3.1 and resolves its references: a judge from outside. */
export const lintWithSwaggerParser = async (document: object): Promise<string[]> => {
  try {
    // It writes into what it is given.
    await SwaggerParser.validate(JSON.parse(JSON.stringify(document)));
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message.split('\n').map((line) => `spec/openapi.yaml  ${line.trim()}  (swagger-parser)`);
  }
};
