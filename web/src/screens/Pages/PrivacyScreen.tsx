import { Prose } from '../../ui/Prose.tsx';

export function PrivacyScreen() {
  return (
    <Prose title="Privacy">
      <p>These pages have no accounts yet, set no cookies, and hold no analytics, no advertising and no tracking.</p>
      <h2>What stays in your browser</h2>
      <ul>
        <li>The theme you choose, until you clear this site’s data.</li>
        <li>What you type into the finder, until you close the tab.</li>
        <li>Where you had scrolled to, until you close the tab.</li>
      </ul>
      <h2>What is sent</h2>
      <p>
        When you ask for recommendations, your description, budget and category go to the Stackling server, which
        answers from its own catalogue. They are used for that answer and not kept. Fonts, pictures and code come from
        the same server, so no other company hears of your visit.
      </p>
      <h2>What the server writes down</h2>
      <p>A log line for each request: the time, the address on this site, and how it went. Not what you typed.</p>
      <h2>Links to other sites</h2>
      <p>“Learn more” opens the seller’s site, which has its own rules. It is not told that you come from here.</p>
    </Prose>
  );
}
