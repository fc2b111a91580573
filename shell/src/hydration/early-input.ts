type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the page's inline script kept (src/early-input.js). */
interface EarlyInput {
  /** Elements in which something was typed or chosen. */
  typed: Set<EventTarget>;
  /** The button, or a form without one, that was used last. */
  pressed: HTMLElement | null;
  /** Whether the frame around the page listens itself. */
  isFrameOver: boolean;
  isOver: boolean;
}

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isChecked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Whether a field holds something else than the server sent, such as what the browser filled in itself. */
const isChanged = (field: Field) =>
  isChecked(field)
    ? field.checked !== field.defaultChecked
    : !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue;

const tell = (field: Field, name: 'input' | 'change') => field.dispatchEvent(new Event(name, { bubbles: true }));

/** Sets the value as a person would. React notices only a value that differs from what it last set or saw. */
function retype(field: Exclude<Field, HTMLSelectElement>, value: string) {
  const { selectionStart: start, selectionEnd: end } = field;
  field.value = `${value} `;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (start !== null && field === document.activeElement) field.setSelectionRange(start, end);
  tell(field, 'input');
}

function recheck(field: HTMLInputElement, checked: boolean) {
  field.checked = !checked;
  field.click();
}

const earlyInput = () => (globalThis as { northlightEarly?: EarlyInput }).northlightEarly;

/** What fields of the page held when its scripts began to take over. */
let values: Map<Field, string | boolean> | null = null;

const note = (field: Field) => values?.set(field, isChecked(field) ? field.checked : field.value);

/** Lets the page itself handle what is done on it. */
export function endEarlyInput(): void {
  const early = earlyInput();
  if (early) early.isOver = true;
  values = null;
}

/** Keeps what was entered on a page that the server rendered, also what the browser filled in. */
export function keepEarlyInput(root: HTMLElement): void {
  values = new Map();
  for (const field of root.querySelectorAll('input, textarea')) if (isField(field) && isChanged(field)) note(field);
}

function press(element: HTMLElement | null | undefined) {
  if (!element?.isConnected) return;
  if (element instanceof HTMLFormElement) element.requestSubmit();
  else element.click();
}

/** Hands over a press of a button of the frame, which listens from now on. */
export function replayOnFrame(): void {
  const early = earlyInput();
  if (!early || early.isOver || early.isFrameOver) return;
  early.isFrameOver = true;
  if (early.pressed?.closest('#main')) return;
  press(early.pressed);
  early.pressed = null;
}

/** Hands over to the page, which listens from now on, what was entered in it. */
export function replayOnPage(): void {
  const early = earlyInput();
  if (!early || early.isOver || !values) return;
  for (const field of early.typed) if (isField(field)) note(field);
  const entered = values;
  endEarlyInput();
  for (const [field, value] of entered) {
    if (!field.isConnected) continue;
    if (typeof value === 'boolean') recheck(field as HTMLInputElement, value);
    else if (field instanceof HTMLSelectElement || field.type === 'file') tell(field, 'change');
    else retype(field, value);
  }
  setTimeout(press, 0, early.pressed); // the form has to know what was entered
}
