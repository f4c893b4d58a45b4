/** The search of the reference: over an index that is loaded when the field is first entered. No framework, no network. */
(() => {
  const { root = '' } = document.body.dataset;
  const box = document.querySelector('.search');
  const input = document.getElementById('search');
  const list = document.getElementById('found');
  const count = box.querySelector('.count');
  const LIMIT = 20;
  /** Between equals, what is called or read comes before what stands on a page of it. */
  const WEIGHTS = {
    operation: 30,
    guide: 25,
    error: 15,
    lifecycle: 12,
    field: 10,
    webhook: 8,
    schema: 5,
    state: -60,
    event: -60,
  };
  let loading;
  let chosen = -1;

  box.hidden = false;

  const load = () => {
    loading ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = `${root}search-index.js`;
      script.addEventListener('load', () => resolve(globalThis.searchIndex));
      script.addEventListener('error', reject);
      document.head.append(script);
    });
    return loading;
  };

  /**
   * 0 for none; a name that begins so counts more than one that has it within, and that more than words beside it. A name
   * that is one of several terms is not yet what was looked for.
   */
  const score = ([kind, name, words, , more = ''], terms) => {
    const title = name.toLowerCase();
    const parts = name.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/).map((part) => part.toLowerCase());
    const beside = words.toLowerCase();
    let sum = 0;
    let isNamed = kind !== 'guide';
    for (const term of terms) {
      const points = pointsOf(term, { title, parts, beside, more: kind === 'guide' ? more : '' }, terms.length === 1);
      // "By" and the like say nothing.
      if (points === 0 && !(kind === 'guide' && term.length < 3)) return 0;
      sum += points;
      isNamed ||= points > 3;
    }
    const isAlone = terms.length === 1;
    // The code of an error is one term: who types several words wants something else.
    if (kind === 'error' && !isAlone) return sum - title.length / 1000;
    // The words in their order are what was looked for.
    if (!isAlone && parts.join(' ').includes(terms.join(' '))) sum += 20;
    return sum + (isNamed ? (WEIGHTS[kind] ?? 0) : 10) - title.length / 1000;
  };

  /** The text of a guide's section counts least. */
  const pointsOf = (term, { title, parts, beside, more }, isAlone) => {
    if (title === term) return isAlone ? 100 : 40;
    if (title.startsWith(term)) return 40;
    if (parts.includes(term)) return 30;
    if (title.includes(term)) return 20;
    if (beside.split(/\s+/).includes(term)) return 8;
    if (beside.includes(term)) return 5;
    if (more.split(' ').includes(term)) return 3;
    return more.includes(term) ? 2 : 0;
  };

  const element = (name, className, text) => {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = text;
    return made;
  };

  const option = ([kind, name, words, address], at) => {
    const item = document.createElement('li');
    item.id = `found-${at}`;
    item.role = 'option';
    const link = document.createElement('a');
    link.href = root + address;
    link.tabIndex = -1;
    link.append(element('span', 'kind', kind), element('strong', '', name), element('span', 'words', words));
    item.append(link);
    return item;
  };

  const choose = (at) => {
    const items = list.children;
    items[chosen]?.removeAttribute('aria-selected');
    chosen = items.length === 0 ? -1 : (at + items.length) % items.length;
    const item = items[chosen];
    item?.setAttribute('aria-selected', 'true');
    item?.scrollIntoView({ block: 'nearest' });
    if (item) input.setAttribute('aria-activedescendant', item.id);
    else input.removeAttribute('aria-activedescendant');
  };

  const show = (entries) => {
    list.replaceChildren(...entries.map(option));
    list.hidden = entries.length === 0;
    input.setAttribute('aria-expanded', String(entries.length > 0));
    chosen = -1;
    choose(0);
  };

  const search = async () => {
    const index = await load();
    const terms = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const scored = terms.length === 0 ? [] : index.map((entry) => [score(entry, terms), entry]);
    const found = scored.filter(([points]) => points > 0).sort(([a], [b]) => b - a);
    show(found.slice(0, LIMIT).map(([, entry]) => entry));
    const shown = found.length > LIMIT ? `${LIMIT} of ${found.length} shown` : `${found.length} found`;
    count.textContent = terms.length === 0 ? '' : shown;
  };

  const close = () => {
    show([]);
    count.textContent = '';
  };

  input.addEventListener('focus', load);
  input.addEventListener('input', search);
  input.addEventListener('keydown', async (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (list.hidden) await search();
      else choose(chosen + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Whoever types and presses Enter at once has not waited for the index.
      if (list.hidden) await search();
      list.children[chosen]?.firstElementChild.click();
      close();
    } else if (event.key === 'Escape') close();
  });
  document.addEventListener('click', (event) => {
    if (!box.contains(event.target)) close();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target.closest?.('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });

  /** A link may lead into something that is folded. */
  const unfold = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target instanceof HTMLDetailsElement) target.open = true;
  };
  addEventListener('hashchange', unfold);
  unfold();
})();
