// Inlined in the page's HTML. The server may have rendered the page, so people use it before its scripts have run. What
// they do until then is kept for src/hydration/early-input.ts.
(() => {
  try {
    // The server cannot know about a session. Styles hide what is only for guests.
    if (localStorage.access_token || sessionStorage.access_token)
      document.documentElement.dataset.session = 'unchecked';
  } catch {
    // Storage is blocked, so there is no session.
  }
  const early = { typed: new Set(), pressed: null, isFrameOver: false, isOver: false };
  window.northlightEarly = early;
  const watch = (name, handle) => addEventListener(name, (event) => early.isOver || handle(event), true);
  watch('input', ({ target }) => early.typed.add(target));
  watch('change', ({ target }) => early.typed.add(target));
  // A form must never be sent by the browser itself, which would put a password into the address.
  watch('submit', (event) => {
    event.preventDefault();
    early.pressed = event.submitter ?? event.target;
  });
  watch('click', ({ target }) => {
    const button = target.closest('button');
    if (!button || button.type === 'submit' || (early.isFrameOver && !button.closest('#main'))) return;
    early.pressed = button;
  });
})();
