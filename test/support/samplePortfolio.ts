/**
 * What somebody pays for whose dashboard the landing page shows. A new list price in the catalogue can change what advice saves
 * them; then they pay for something else, or the landing page shows what it saves now.
 */
export const samplePortfolio = [
  { name: 'Notion Plus', price: '$12/month', category: 'work' },
  { name: 'Calendly', price: '$12/month', category: 'work' },
  { name: 'ClickUp', price: '$10/month', category: 'work' },
  { name: 'Trello', price: '$6/month', category: 'work' },
  { name: 'Linktree Pro', price: '$9/month', category: 'work' },
  { name: 'Hugging Face Pro', price: '$9/month', category: 'work' },
  { name: 'Netflix', price: '$17.99/month', category: 'entertainment' },
  { name: 'Disney+', price: '$11.99/month', category: 'entertainment' },
  { name: 'Cinema club', price: '$7.99/month', category: 'entertainment' },
  { name: 'The Guardian', price: '$15/month', category: 'personal' },
  { name: 'Swimming pool', price: '$4.98/month', category: 'personal' },
  { name: 'Dropbox', price: '$11.99/month', category: 'side-quest' },
];
