/** What a page does beyond being read: folds, tabs, copying, the diagram, the filter, trying out. It is complete without. */
(() => {
  const { root = '' } = document.body.dataset;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const element = (name, given, ...children) => {
    const made = Object.assign(document.createElement(name), given);
    made.append(...children);
    return made;
  };
  const button = (label, act) => {
    const made = element('button', { type: 'button' }, label);
    made.addEventListener('click', act);
    return made;
  };

  /** Programs name the sandbox's own address: where a service serves the page, that service's. */
  const SANDBOX = 'http://localhost:8080';
  const { served: above } = document.body.dataset;
  const served = above === undefined ? '' : new URL(`${root || './'}${above}`, location.href);
  if (served !== '' && served.protocol.startsWith('http')) {
    const here = served.href.replace(/\/$/, '');
    for (const program of all('pre')) {
      const walker = document.createTreeWalker(program, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        if (text.data.includes(SANDBOX)) text.data = text.data.replaceAll(SANDBOX, here);
      }
    }
  }

  /** The index of the search knows the operations of each subject. */
  const index = () =>
    new Promise((resolve, reject) => {
      if (globalThis.searchIndex) return resolve(globalThis.searchIndex);
      const script = element('script', { src: `${root}search-index.js` });
      script.addEventListener('load', () => resolve(globalThis.searchIndex));
      script.addEventListener('error', reject);
      document.head.append(script);
    });

  const side = document.getElementById('side');
  side.open = !matchMedia('(max-width: 56rem)').matches;
  const marked = all('[aria-current]', side).at(-1);
  if (side.open && marked) side.scrollTop = marked.offsetTop - side.clientHeight / 2;
  for (const subject of all('.subject', side)) {
    subject.addEventListener('toggle', async () => {
      const list = subject.querySelector('ul');
      // The overview stands there already; those of the page's own subject too.
      if (!subject.open || list.children.length > 1) return;
      const own = (await index()).filter(
        ([kind, , , , slug]) => kind === 'operation' && slug === subject.dataset.subject,
      );
      const items = own.map(([, , words, address]) => {
        const [method = '', , ...summary] = words.split(' ');
        const verb = element('span', { className: `verb ${method.toLowerCase()}` }, method);
        return element('li', {}, element('a', { href: root + address }, element('span', {}, summary.join(' ')), verb));
      });
      if (list.children.length === 1) list.append(...items);
    });
  }

  for (const group of all('.tabs')) {
    const panels = all('.tab', group);
    const list = element('div', { className: 'tablist', role: 'tablist' });
    const choose = (name) => {
      for (const [at, panel] of panels.entries()) {
        panel.hidden = panel.dataset.tab !== name;
        list.children[at].setAttribute('aria-selected', String(!panel.hidden));
        list.children[at].tabIndex = panel.hidden ? -1 : 0;
      }
    };
    for (const panel of panels) {
      const { tab } = panel.dataset;
      const made = button(tab, () => choose(tab));
      made.role = 'tab';
      panel.role = 'tabpanel';
      panel.setAttribute('aria-label', tab);
      list.append(made);
    }
    list.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (step === undefined) return;
      const next =
        list.children[(all('button', list).indexOf(document.activeElement) + step + panels.length) % panels.length];
      next.click();
      next.focus();
    });
    group.classList.add('tabbed');
    const title = group.querySelector('h2');
    if (title) title.after(list);
    else group.prepend(list);
    if (panels[0]) choose(panels[0].dataset.tab);
  }

  for (const block of all('pre')) {
    const box = element('div', { className: 'copied' });
    block.replaceWith(box);
    const copy = button('Copy', async () => {
      await navigator.clipboard.writeText(block.textContent);
      copy.textContent = 'Copied';
      setTimeout(() => {
        copy.textContent = 'Copy';
      }, 1500);
    });
    copy.className = 'copy';
    box.append(block, copy);
  }

  for (const link of all('a.as-text')) {
    // A page opened as a file may not read another one.
    if (!location.protocol.startsWith('http')) break;
    const copy = button('Copy for an agent', async () => {
      const response = await fetch(link.href);
      await navigator.clipboard.writeText(await response.text());
      copy.textContent = 'Copied';
      setTimeout(() => {
        copy.textContent = 'Copy for an agent';
      }, 1500);
    });
    link.after(' ', copy);
  }

  /** Fields within a field are folded; the button of the outer one shows them. */
  const depthOf = (row) => Number(/\bd(\d)/.exec(row.cells[0].className)?.[1] ?? 0);
  for (const body of all('.fields tbody')) {
    const rows = [...body.rows];
    for (const [at, row] of rows.entries()) {
      const end = rows.findIndex((one, other) => other > at && depthOf(one) <= depthOf(row));
      const within = rows.slice(at + 1, end === -1 ? undefined : end);
      if (within.length === 0 || depthOf(row) > 0) continue;
      const show = (isShown) => {
        for (const one of within) one.hidden = !isShown;
        fold.setAttribute('aria-expanded', String(isShown));
        fold.textContent = isShown ? 'Hide fields' : `Show ${within.length} fields`;
      };
      const fold = button('', () => show(within[0].hidden));
      fold.className = 'unfold';
      row.cells[0].append(fold);
      show(within.length <= 2);
    }
  }

  const drawing = document.querySelector('.diagram svg');
  if (drawing?.viewBox.baseVal?.width) {
    const box = drawing.parentElement;
    const { x, y, width, height } = drawing.viewBox.baseVal;
    const view = { x, y, width, height };
    /** Its smallest text has 11 units. It is drawn in its own size, and never so small that this text could not be read. */
    const LARGEST = 4 / 3;
    const SMALLEST = 1.05;
    const beginning = document.getElementById('diagram-beginning')?.getBBox();
    /** From the top. What is wider than its box shows the usual way, which begins at the circle, in the middle. */
    const fitted = () => {
      const scale = Math.min(LARGEST, Math.max(SMALLEST, box.clientWidth / width));
      box.style.height = `${Math.ceil(height * scale) + 2}px`;
      const wide = box.clientWidth / scale;
      const middle = beginning === undefined || wide >= width ? x + width / 2 : beginning.x + beginning.width / 2;
      const left = wide >= width ? middle - wide / 2 : Math.min(Math.max(x, middle - wide / 2), x + width - wide);
      return { x: left, y, width: wide, height: box.clientHeight / scale };
    };
    const draw = () => drawing.setAttribute('viewBox', `${view.x} ${view.y} ${view.width} ${view.height}`);
    const zoom = (factor, atX = 0.5, atY = 0.5) => {
      const wide = Math.min(Math.max(width * 1.5, fitted().width), Math.max(width / 20, view.width * factor));
      const tall = (view.height * wide) / view.width;
      Object.assign(view, {
        x: view.x + (view.width - wide) * atX,
        y: view.y + (view.height - tall) * atY,
        width: wide,
        height: tall,
      });
      draw();
    };
    const showAll = () => {
      Object.assign(view, fitted());
      draw();
    };
    box.classList.add('panned');
    showAll();
    box.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey && document.fullscreenElement !== box) return;
        event.preventDefault();
        const frame = box.getBoundingClientRect();
        const place = [(event.clientX - frame.x) / frame.width, (event.clientY - frame.y) / frame.height];
        zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, ...place);
      },
      { passive: false },
    );
    let held;
    box.addEventListener('pointerdown', ({ clientX, clientY }) => {
      held = { clientX, clientY, x: view.x, y: view.y };
    });
    addEventListener('pointerup', () => {
      held = undefined;
    });
    box.addEventListener('pointermove', ({ clientX, clientY }) => {
      if (!held) return;
      const scale = 1 / drawing.getScreenCTM().a;
      view.x = held.x - (clientX - held.clientX) * scale;
      view.y = held.y - (clientY - held.clientY) * scale;
      draw();
    });
    box.addEventListener('keydown', ({ key }) => {
      if (key === '+') zoom(1 / 1.4);
      else if (key === '-') zoom(1.4);
      else if (key === '0') showAll();
    });
    document.querySelector('.zoom').replaceChildren(
      button('Zoom in', () => zoom(1 / 1.4)),
      button('Zoom out', () => zoom(1.4)),
      button('Fit', showAll),
      button('Full screen', () => (document.fullscreenElement ? document.exitFullscreen() : box.requestFullscreen())),
    );
  }

  const filter = document.querySelector('.filter');
  if (filter && location.protocol.startsWith('http')) {
    const [words, operation] = all('input', filter);
    const entries = all('article.code');
    /** What each operation answers, as its own page says; empty for none of that name. */
    const answers = new Map();
    const codesOf = async (name) => {
      if (!answers.has(name)) {
        const page = await fetch(new URL(`operations/${encodeURIComponent(name)}`, location.href));
        const { body } = new DOMParser().parseFromString(page.ok ? await page.text() : '', 'text/html');
        answers.set(name, new Set(all('a[href*="errors#"]', body).map(({ hash }) => hash.slice(1))));
      }
      return answers.get(name);
    };
    const apply = async () => {
      const [text, name] = [words.value.trim().toLowerCase(), operation.value.trim()];
      const codes = name === '' ? undefined : await codesOf(name);
      // Typed on meanwhile.
      if (operation.value.trim() !== name) return;
      for (const entry of entries) {
        entry.hidden = !entry.textContent.toLowerCase().includes(text) || codes?.has(entry.id) === false;
      }
      for (const group of all('main section')) group.hidden = all('article:not([hidden])', group).length === 0;
      const count = entries.filter(({ hidden }) => !hidden).length;
      filter.querySelector('output').textContent = `${count} of ${entries.length} codes`;
    };
    filter.hidden = false;
    words.addEventListener('input', apply);
    operation.addEventListener('change', apply);
    operation.addEventListener(
      'focus',
      async () => {
        const names = (await index()).flatMap(([kind, name]) => (kind === 'operation' ? [name] : []));
        operation.list.replaceChildren(...names.map((name) => element('option', {}, name)));
      },
      { once: true },
    );
    filter.addEventListener('submit', (event) => event.preventDefault());
  }

  const form = document.querySelector('.try');
  if (form && location.protocol.startsWith('http')) {
    form.hidden = false;
    const { key, body } = form.elements;
    const { version, keyPrefix, headerPrefix } = form.dataset;
    const KEPT = 'service-key';
    if (key) key.value = sessionStorage.getItem(KEPT) ?? '';
    const shown = form.querySelector('output');
    const credential = () => {
      if (!key?.value) return {};
      return key.value.startsWith(keyPrefix)
        ? { [`${headerPrefix}Api-Key`]: key.value }
        : { Authorization: `Bearer ${key.value}` };
    };
    const addressOf = () => {
      const inputs = all('input[data-in]', form).filter(({ value }) => value !== '');
      const filled = inputs
        .filter(({ dataset }) => dataset.in === 'path')
        .reduce((path, { name, value }) => path.replace(`{${name}}`, encodeURIComponent(value)), form.dataset.path);
      const query = inputs.filter(({ dataset }) => dataset.in === 'query').map(({ name, value }) => [name, value]);
      return filled + (query.length > 0 ? `?${new URLSearchParams(query)}` : '');
    };
    const send = async () => {
      if (key?.value.startsWith(`${keyPrefix}live_`)) throw new Error('This form takes test keys only.');
      if (key) sessionStorage.setItem(KEPT, key.value);
      const { method } = form.dataset;
      const response = await fetch(addressOf(), {
        method,
        headers: {
          ...credential(),
          ...(version && { [`${headerPrefix}Api-Version`]: version }),
          ...Object.fromEntries(
            all('input[data-in="header"]', form).flatMap(({ name, value }) => (value === '' ? [] : [[name, value]])),
          ),
          ...(body?.value && { 'Content-Type': body.dataset.type ?? 'application/json' }),
          ...(method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }),
        },
        credentials: 'omit',
        body: body?.value || undefined,
      });
      const heads = ['x-request-id', 'idempotent-replayed', 'retry-after', 'location', 'deprecation'];
      const lines = heads.flatMap((name) =>
        response.headers.get(name) ? [`${name}: ${response.headers.get(name)}`] : [],
      );
      const text = await response.text();
      const pretty = response.headers.get('content-type')?.includes('json')
        ? JSON.stringify(JSON.parse(text), null, 2)
        : text;
      return [`${response.status} ${response.statusText}`, ...lines, '', pretty].join('\n');
    };
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      shown.textContent = 'Sending…';
      const text = await send().catch(({ message }) => message);
      shown.replaceChildren(element('pre', { tabIndex: 0 }, text));
    });
  }
})();
