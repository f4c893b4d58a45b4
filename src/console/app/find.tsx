import { useId, useState } from 'preact/hooks';

/** Looks a resource up by its id, or a payment by the sender's own reference. */
export function Find({ onFind }: { readonly onFind: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const find = (event: Event): void => {
    event.preventDefault();
    // Half of a surrogate pair has no encoding for an address.
    if (text.trim() !== '') onFind(text.trim().toWellFormed());
  };
  return (
    <search>
      <form class="find" onSubmit={find}>
        <label for={id} class="soft small">
          Find by ID or client reference
        </label>
        <input
          id={id}
          type="search"
          autocomplete="off"
          spellcheck={false}
          placeholder="pay_… or order-1042"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </form>
    </search>
  );
}
