/** The code of the menu, which nobody needs until they search. */
export async function loadCommandMenu() {
  const [{ SearchMenu }, { withServerData }] = await Promise.all([
    import('./SearchMenu.tsx'),
    import(/* webpackChunkName: 'loader' */ '../server-data/withServerData.tsx'),
  ]);
  return withServerData(SearchMenu);
}
