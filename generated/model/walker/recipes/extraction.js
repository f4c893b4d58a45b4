import { act, byKey, owner, start } from "./notation.js";
const id = { id: '{{extraction}}' };
const LINES = ['Vendor: Blue Harbor', 'Invoice: BH-1', 'Currency: USD', 'Total: 12.00', 'Due date: 2026-03-31', ''];
const contentBase64 = Buffer.from(LINES.join('\n')).toString('base64');
const correction = { ...id, field: 'dueDate', value: '2026-04-30' };
const extracted = [
    ...owner,
    byKey('createUpload', { filename: 'walk.txt', contentType: 'text/plain', contentBase64 }, { keep: { upload: 'id' } }),
    byKey('createExtraction', { uploadId: '{{upload}}' }, { keep: { extraction: 'id' } }),
];
export const extraction = {
    lifecycle: 'extraction',
    id: 'extraction',
    owner: 'ownerKey',
    starts: [start('REVIEW', extracted)],
    acts: [
        act('CORRECT', 'REVIEW', 'REVIEW', [byKey('correctExtraction', correction)]),
        act('APPROVE', 'REVIEW', 'APPROVED', [byKey('approveExtraction', id)]),
    ],
    asks: {
        correctExtraction: { as: 'ownerKey', with: correction },
        approveExtraction: { as: 'ownerKey', with: id },
    },
};
