// Inlined in the page's HTML, so that it can report that the shell does not start. The messages are in index.ejs. If
// the shell does load later, it replaces them.
(() => {
  const parsed = new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
  const show = (id) => {
    const root = document.getElementById('root');
    const line = root.querySelector(':scope > .arriving, :scope > .late');
    const isRendered = document.getElementById('answers').textContent !== '' && !root.dataset.started;
    if (!line && !isRendered) return; // the shell has started
    document.querySelector('body > .late')?.remove();
    const notice = document.getElementById(id).content.cloneNode(true);
    if (line) line.replaceWith(notice);
    else root.before(notice); // what the server rendered can be read without scripts
    document.querySelector('.late > button').addEventListener('click', () => location.reload());
  };
  const isShell = (url) => /^https?:\/\/[^/]+\/shell\//.test(url);

  // A script that fails to load or fails its integrity check fires an error event only in the capture phase. A script
  // that throws is identified by its file name.
  addEventListener(
    'error',
    ({ target, filename }) => {
      if (isShell(target.src) || isShell(filename)) parsed.then(() => show('did-not-load'));
    },
    true,
  );
  parsed.then(() => {
    const { remote_timeout: patience } = JSON.parse(document.getElementById('settings').textContent);
    setTimeout(show, patience, 'late');
  });
})();
