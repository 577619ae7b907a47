import { Prose } from '../../ui/Prose.tsx';

export function TermsScreen() {
  return (
    <Prose title="Terms">
      <p>Stackling is free to use. By using it you accept these few points.</p>
      <ul>
        <li>
          Recommendations are suggestions. Check the price, the plan and the conditions on the seller’s own page before
          you buy.
        </li>
        <li>What you buy, you buy from its seller. Stackling sells nothing and takes no payment from you.</li>
        <li>The names of tools and companies belong to their owners.</li>
        <li>Stackling comes as it is, without a promise that it is always there or always right.</li>
        <li>Please do not flood it with automatic requests.</li>
      </ul>
    </Prose>
  );
}
