// Inlined in the page's HTML, so that it can report that the shell does not start. The messages are in index.ejs. If
// the shell does load later, it replaces them.
(() => {
  const parsed = new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
  const show = (id) => {
    const root = document.getElementById('root');
    if (root.dataset.started) return; // by the shell
    document.querySelector('body > .late')?.remove();
    const notice = document.getElementById(id).content.cloneNode(true);
    const isReadable = document.getElementById('answers').textContent !== '';
    if (isReadable) root.before(notice);
    else root.replaceChildren(notice);
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
