import { resourceOf, usePane } from '../context.ts';
import { Empty, Section, Status } from '../parts.tsx';
import { Drawing } from '../resource/diagram.tsx';

/** Every lifecycle, to be looked at. */
export function MachinesPage() {
  const { catalog, href } = usePane();
  return (
    <>
      <div class="page-head">
        <div>
          <h1>Lifecycles</h1>
          <p class="soft">
            Every resource follows one of these machines. The service changes a status in no other way.
          </p>
        </div>
      </div>
      <ul class="cards">
        {catalog.resources.map(({ lifecycle, title, description, states }) => (
          <li key={lifecycle}>
            <a class="card link" href={href(`machines/${lifecycle}`)}>
              <h2>{title}</h2>
              <p class="soft">{description}</p>
              <p class="soft small">{states.length} states</p>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

export function MachinePage({ lifecycle }: { readonly lifecycle: string }) {
  const { catalog } = usePane();
  const resource = resourceOf(catalog, lifecycle);
  if (!resource) return <Empty>There is no lifecycle with this name.</Empty>;
  return (
    <>
      <div class="page-head">
        <div>
          <h1>{resource.title}</h1>
          <p class="soft">{resource.description}</p>
        </div>
      </div>
      <Section title="Diagram" class="diagram-card">
        <Drawing lifecycle={lifecycle} />
      </Section>
      <Section title="States" count={resource.states.length}>
        <dl class="states">
          {resource.states.map(({ name, status, description }) => (
            <div key={name}>
              <dt>
                <Status status={name.includes('.') ? name : status} />
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
