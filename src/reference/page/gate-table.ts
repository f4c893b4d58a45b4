import type { GateTable } from '../contract.ts';
import { wide } from '../layout.ts';
import { type Html, html, joined, type Part } from '../text/html.ts';

const CALLERS = [
  ['session', 'Member session'],
  ['key', 'API key'],
  ['agentKey', "Agent's API key"],
] as const;

/** The table of gates: what the service asks of a caller before a change of some risk takes effect. */
export const gateTable = ({ riskGates, riskWords, gateWords }: GateTable): Html =>
  html`<section aria-labelledby="gates">
<h2 id="gates">What is asked before a change takes effect</h2>
<p>Each operation that changes something states its risk to money and rights. The risk and the kind of caller decide which gates the request has to pass, in this order. The page of an operation names its risk.</p>
${wide(
  'Gates by risk and caller',
  html`<table class="access"><thead><tr><th scope="col">Risk</th>${CALLERS.map(
    ([, head]) => html`<th scope="col">${head}</th>`,
  )}</tr></thead><tbody>${Object.entries(riskGates).map(
    ([risk, cells]) =>
      html`<tr><th scope="row"><code>${risk}</code><br>${riskWords[risk]}</th>${CALLERS.map(
        ([kind]) => html`<td>${cell(cells[kind])}</td>`,
      )}</tr>\n`,
  )}</tbody></table>`,
)}
<dl class="access-words">${Object.entries(gateWords).map(
    ([gate, meaning]) => html`<div><dt><code>${gate}</code></dt><dd>${meaning}</dd></div>\n`,
  )}</dl></section>\n`;

const cell = (gates: readonly string[]): Part =>
  gates.length === 0
    ? '–'
    : joined(
        gates.map((gate) => html`<code>${gate}</code>`),
        ', ',
      );
