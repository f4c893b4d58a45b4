import { isUnavailable } from '../db/errors.ts';
import type { RecordRefusal } from '../http/kernel.ts';
import { TryAgain } from '../http/ports.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { audit } from '../lifecycle/writes.ts';
import { unitOfWorkFor } from './unit-of-work-for.ts';

/** Audits refusals, each in a transaction of its own (D-431). */
export const refusalRecorder =
  (engine: Engine): RecordRefusal =>
  async ({ caller, operation, code, resourceId }) => {
    const work = unitOfWorkFor(engine, caller, caller.tenantId);
    work.write(audit('operation.refused', resourceId, caller.tenantId, { operation, code }));
    try {
      await work.commit();
    } catch (error) {
      await work.rollback();
      throw isUnavailable(error) ? new TryAgain('the database is not available', { cause: error }) : error;
    }
  };
