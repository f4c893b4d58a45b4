import { readFile } from 'node:fs/promises';
/** In the package, and in the repository that the package is made of. */
const PLACES = ['../lifecycles.json', '../generated/model/lifecycles.json'];
/** The lifecycles that this package was made with. */
export async function ownLifecycles() {
    for (const place of PLACES) {
        const text = await readFile(new URL(place, import.meta.url), 'utf8').catch(() => undefined);
        if (text !== undefined)
            return JSON.parse(text).lifecycles;
    }
    throw new Error('The package has no lifecycles.json');
}
