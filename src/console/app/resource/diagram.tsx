import { useEffect, useRef, useState } from 'preact/hooks';
import type { CatalogState } from '../../catalog.ts';
import { baseUrl } from '../api.ts';
import { Section } from '../parts.tsx';
import { markDrawing, type Way, wayOf } from '../way.ts';
import type { Explanation } from './explanation.ts';

interface DiagramProps {
  readonly explanation: Explanation;
  readonly states: readonly CatalogState[];
  /** The present state, where the status that is shown is the public one. */
  readonly internalStatus: string | undefined;
}

/** The machine with the way that was taken, the present state, and what can come next. */
export function Diagram({ explanation, states, internalStatus }: DiagramProps) {
  return (
    <Section
      title="Lifecycle"
      class="diagram-card"
      hint={
        <p class="legend" aria-hidden="true">
          <span class="taken">way taken</span>
          <span class="present">now</span>
          <span class="possible">possible next</span>
        </p>
      }
    >
      <Drawing lifecycle={explanation.resource.lifecycle} way={wayOf(explanation, states, internalStatus)} />
    </Section>
  );
}

const ZOOMS = [0.35, 0.5, 0.7, 0.9, 1.15, 1.5] as const;
const FIRST_ZOOM = 2;

/** The drawing of `/docs`, coloured by a way through it; without one, the machine as it is. */
export function Drawing({ lifecycle, way }: { readonly lifecycle: string; readonly way?: Way | undefined }) {
  const frame = useRef<HTMLDivElement>(null);
  const [svg, setSvg] = useState<SVGSVGElement>();
  const [zoom, setZoom] = useState(FIRST_ZOOM);
  const [fault, setFault] = useState(false);
  useEffect(() => {
    let isOver = false;
    loadDrawing(lifecycle).then(
      (drawn) => !isOver && setSvg(drawn),
      () => !isOver && setFault(true),
    );
    return () => {
      isOver = true;
    };
  }, [lifecycle]);
  useEffect(() => {
    if (!svg || !frame.current) return;
    frame.current.replaceChildren(svg);
  }, [svg]);
  const marks = JSON.stringify(way);
  useEffect(() => {
    const scale = ZOOMS[zoom] ?? 1;
    if (!svg || !frame.current) return;
    const { width, height } = svg.viewBox.baseVal;
    svg.style.width = `${(width * 4 * scale) / 3}px`;
    svg.style.height = `${(height * 4 * scale) / 3}px`;
    if (way) markDrawing(svg, way);
    showPresent(frame.current, svg);
  }, [svg, marks, zoom]);
  if (fault) return <p class="empty">The drawing could not be loaded. Reload the page to try again.</p>;
  return (
    <div class="drawing">
      <div class="zooms">
        <button
          type="button"
          class="quiet small"
          aria-label="Smaller"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          −
        </button>
        <button
          type="button"
          class="quiet small"
          aria-label="Larger"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          +
        </button>
        {way && (
          <button
            type="button"
            class="quiet small"
            onClick={() => frame.current && svg && showPresent(frame.current, svg)}
          >
            Show the present state
          </button>
        )}
      </div>
      <section
        class="frame drawn"
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard has to reach what scrolls.
        tabIndex={0}
        aria-label={`State diagram of ${lifecycle}`}
      />
    </div>
  );
}

/** As a document of its own: no text of it ever becomes markup here. */
function loadDrawing(lifecycle: string): Promise<SVGSVGElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', `${baseUrl()}/console/diagrams/${lifecycle}.svg`);
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.onload = () => {
      const root = request.responseXML?.documentElement;
      if (request.status === 200 && root instanceof SVGSVGElement) resolve(document.importNode(root, true));
      else reject(new Error(`No drawing of ${lifecycle}`));
    };
    request.onerror = () => reject(new Error(`No drawing of ${lifecycle}`));
    request.send();
  });
}

/** Scrolls the frame alone, so that the page stays where it is. */
function showPresent(frame: HTMLElement, svg: SVGSVGElement): void {
  const target = svg.querySelector('.present') ?? svg.querySelector('.node');
  if (!target) return;
  const [outer, inner] = [frame.getBoundingClientRect(), target.getBoundingClientRect()];
  frame.scrollBy({
    left: inner.left - outer.left - (outer.width - inner.width) / 2,
    top: inner.top - outer.top - (outer.height - inner.height) / 2,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}
