/** Focus areas of the older setup form, by id. */
export const FOCUS_AREAS = [
  { id: 'saas', label: 'SaaS' },
  { id: 'fintech', label: 'Fintech' },
  { id: 'healthcare', label: 'Healthcare' },
  { id: 'biotech', label: 'Biotech' },
  { id: 'medtech', label: 'Medtech' },
  { id: 'ai', label: 'AI & Machine Learning' },
  { id: 'cleantech', label: 'Cleantech' },
  { id: 'consumer', label: 'Consumer' },
  { id: 'enterprise', label: 'Enterprise' },
  { id: 'marketplace', label: 'Marketplace' },
  { id: 'edtech', label: 'Edtech' },
  { id: 'web3', label: 'Web3' },
  { id: 'robotics', label: 'Robotics' },
  { id: 'space', label: 'Space' },
] as const;
