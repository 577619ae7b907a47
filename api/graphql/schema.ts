import { builder } from './builder.ts';
import './errors.ts';
import './User.ts';
import './Session.ts';
import './Account.ts';
import './OwnAccount.ts';
import './AccessToken.ts';
import './PasswordReset.ts';
import './Site.ts';
import './Catalogue.ts';
import './Recommendation.ts';
import './Recommend.ts';
import './RecommendProgress.ts';
import './NoteSwap.ts';
import './TrackedSubscription.ts';
import './TrackedSubscriptionMutations.ts';
import './Spending.ts';
import './Stack.ts';
import './SavedTool.ts';
import './SavedToolMutations.ts';
import './Administration.ts';
import './AuditEntry.ts';
import './Invitation.ts';

/** The one schema: pages, REST calls and third parties all go through it. */
export const schema = builder.toSchema();
