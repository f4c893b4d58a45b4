import { pathTo } from '../links.ts';
import { html, type Part } from '../text/html.ts';
import { prose } from '../text/prose.ts';
import type { Content, View } from '../view.ts';
import { guideList, lifecycleList } from './lists.ts';

/** `/docs/`: what the API is, and the ways into it. */
export const startPage = (view: View): Content => {
  const { catalog, links } = view;
  const { info, servers = [] } = catalog.contract.document;
  return {
    title: info.title,
    main: html`<h1>${info.title} API</h1>
${info.summary && html`<p class="lead">${info.summary}</p>`}
${quickStart(view)}
<section aria-labelledby="guides">
<h2 id="guides">Guides</h2>
${guideList(view)}
</section>
<section aria-labelledby="reference">
<h2 id="reference">Reference</h2>
<ul class="facts">
<li><a href="${links.to('operations')}">${catalog.operations.size} operations</a></li>
<li><a href="${links.to('errors')}">${catalog.errors.size} error codes</a></li>
<li><a href="${links.to('schemas')}">${catalog.schemas.size} schemas</a></li>
<li><a href="${links.to('webhooks')}">${catalog.webhooks.size} webhook events</a></li>
<li><a href="${links.to('lifecycles')}">${catalog.lifecycles.size} lifecycles</a></li>
<li>As data, on each deployment: <code>/openapi.json</code> (OpenAPI 3.1), <code>/asyncapi.json</code> (AsyncAPI 3), <code>/lifecycles.json</code>, <code>/workflows</code> (Arazzo 1.0, for each lifecycle), and <code>/requests/&lt;domain&gt;.http</code> for each domain, with one collection for Postman</li>
</ul>
${servers.map(({ url, description }) => html`<p>Server <code>${url}</code>${description && html`: ${description}`}</p>`)}
</section>
<section aria-labelledby="operations">
<h2 id="operations">Operations by subject</h2>
<ul class="columns">${catalog.tags.map(
      ({ name, slug, description, operations }) =>
        html`<li><a href="${links.to(pathTo.tag(slug))}">${name}</a> (${operations.length})${description && html`: ${description}`}</li>\n`,
    )}</ul>
</section>
<section aria-labelledby="lifecycles">
<h2 id="lifecycles">Lifecycles</h2>
${lifecycleList(view)}
</section>
<section aria-labelledby="about">
<h2 id="about">About the API</h2>
${prose(view, info.description)}
</section>
${credentials(view)}`,
  };
};

const quickStart = ({ catalog, links }: View): Part => {
  const { firstGuide, quickStart: said } = catalog.contract.product;
  if (firstGuide === undefined || said === undefined || !catalog.guides.has(firstGuide)) return undefined;
  return html`<section aria-labelledby="quick-start">
<h2 id="quick-start">Quick start</h2>
<p>Start a sandbox on your machine. ${said.key}:</p>
<pre tabindex="0">npm ci &amp;&amp; npm start</pre>
<p>${said.before} <a href="${links.to(pathTo.guide(firstGuide))}">${catalog.guides.get(firstGuide)}</a> ${said.after}:</p>
<pre tabindex="0">${said.commands}</pre>
</section>
`;
};

const credentials = (view: View): Part => {
  const schemes = Object.entries(view.catalog.contract.document.components.securitySchemes ?? {});
  return (
    schemes.length > 0 &&
    html`<section aria-labelledby="credentials">
<h2 id="credentials">Credentials</h2>
${schemes.map(([name, { description }]) => html`<h3 id="credential-${name}"><code>${name}</code></h3>${prose(view, description)}`)}
</section>`
  );
};
