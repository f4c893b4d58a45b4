import { render } from 'preact';
import type { Catalog } from '../catalog.ts';
import { baseUrl } from './api.ts';
import { App } from './app.tsx';

const root = document.querySelector('#app');

async function start(): Promise<void> {
  const answer = await fetch(`${baseUrl()}/console/catalog.json`);
  if (!answer.ok) throw new Error(`The catalog of the console could not be loaded: ${answer.status}`);
  const catalog = (await answer.json()) as Catalog;
  // Reading the catalog and drawing are two short tasks, so that the page answers in between.
  await new Promise((resolve) => setTimeout(resolve));
  if (root) {
    root.replaceChildren();
    render(<App catalog={catalog} />, root);
  }
}

start().catch((error: unknown) => {
  if (root)
    root.textContent = `The console could not start. ${error instanceof Error ? error.message : ''} Reload the page to try again.`;
});
