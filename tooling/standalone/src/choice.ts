import { useSyncExternalStore } from 'react';

/** What is shown: index of page and situation, and the user. Kept in the URL, so it survives a reload. */
export interface Choice {
  page: number;
  situation: number;
  person: string;
}

function read(hash: string): Choice {
  const [page = '0', situation = '0', person = 'situation'] = hash.slice(1).split('/');
  return { page: Number(page) || 0, situation: Number(situation) || 0, person };
}

const follow = (listen: () => void) => {
  addEventListener('hashchange', listen);
  return () => removeEventListener('hashchange', listen);
};

/** The choice and a function to change part of it. */
export function useChoice(): [Choice, (change: Partial<Choice>) => void] {
  const hash = useSyncExternalStore(follow, () => location.hash);
  const choice = read(hash);
  const choose = (change: Partial<Choice>) => {
    const { page, situation, person } = { ...choice, ...change };
    location.hash = `${page}/${situation}/${person}`;
  };
  return [choice, choose];
}
