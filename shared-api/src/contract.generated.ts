// Made from the server's schemas by `npm run contract`. Changes belong into the schemas.ts files of api/src.

export interface paths {
    "/api/accounts/admin-actions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Log of admin actions on accounts, newest first */
        get: operations["listAdminActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/benchmarks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Adds the user's latest evaluation to the comparison, and shows the others' scores */
        put: operations["joinBenchmarks"];
        post?: never;
        /** Removes the user's scores from the comparison, with immediate effect */
        delete: operations["leaveBenchmarks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/change-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the password and ends all other sessions */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes the user's account in 14 days, unless they log in again before then */
        post: operations["requestDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/email-change/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancels the pending change of the email address, if there is one */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/email-change/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms a new email address and ends all other sessions; the link works once, within 24 hours */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/email-change/resend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the confirmation link for the pending email address again; the earlier link stops working */
        post: operations["resendEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/email-change/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restores the email address that the link was sent to, ends all sessions and sends a link to set a new password; the link is valid for seven days */
        post: operations["undoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Downloads all personal data of a user as a ZIP of JSON and files */
        get: operations["downloadExport"];
        put?: never;
        /** Creates a link to an archive of all personal data of the user */
        post: operations["requestExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/investors/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All listed investors; with any parameter, one page of up to 6 matching ones */
        get: operations["listInvestors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/investors/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A profile by id; visible only to its owner unless it is live */
        get: operations["getInvestor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/investors/{id}/card/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The preview image that other sites show for a link to a live profile */
        get: operations["getInvestorCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/investors/by-slug/{slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A profile by its custom URL, or by a former one that still redirects; visible only to its owner unless it is live */
        get: operations["getInvestorBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs in; if the account has a second factor, this is only the first step */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/login/passkey/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs in with a passkey; no second factor is needed */
        post: operations["logInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/login/passkey/request/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** WebAuthn options for logging in without a password */
        post: operations["createPasskeyLoginRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/login/second-factor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second step of a login */
        post: operations["passChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session that a refresh token belongs to */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/passkeys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The passkeys of the account, oldest first */
        get: operations["listPasskeys"];
        put?: never;
        /** Adds a passkey that the browser has created; if it is the first factor, all other sessions end and the recovery codes are returned, only this once */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/passkeys/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a passkey; removing the last factor turns the second factor off, which is refused for admins */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/passkeys/options/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** WebAuthn options for creating a passkey; valid for five minutes */
        post: operations["createPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/password-reset-confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password and ends all sessions; the reset link works once, within an hour */
        post: operations["confirmPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/password-reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a reset link; the response does not reveal whether the account exists */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's own profile */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the user's own profile; a new email address takes effect once it is confirmed */
        patch: operations["patchProfile"];
        trace?: never;
    };
    "/api/accounts/profile/image/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes the user's profile image; a profile that is live or listed goes offline */
        delete: operations["deleteProfileImage"];
        options?: never;
        head?: never;
        /** Replaces the user's profile image; the server re-encodes it as an upright JPEG without metadata */
        patch: operations["putProfileImage"];
        trace?: never;
    };
    "/api/accounts/re-authentication/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the identity of a logged-in user; the proof allows one sensitive call in the same session */
        post: operations["reAuthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/re-authentication/request/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** WebAuthn options for confirming the user's identity with a passkey */
        post: operations["createIdentityRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/register/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates an account and logs the user in */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/resend-verification/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the verification link again, to the user's own email address or to another one; the response does not reveal whether that one has an account */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/second-factor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the second factor is on, and whether it is required */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/second-factor/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the app with a code from it; if it is the first factor, all other sessions end and the recovery codes are returned, only this once */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/second-factor/recovery-codes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates recovery codes that replace all earlier ones */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/second-factor/set-up/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a secret for an authenticator app; it takes effect once a code is confirmed */
        post: operations["setUpSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/second-factor/turn-off/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns the second factor off and removes the app and all passkeys; refused for admins, who need it */
        post: operations["turnOffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/security-events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The security events of the user's account, newest first */
        get: operations["listOwnSecurityEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/security-events/all/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The security events of all accounts, newest first */
        get: operations["listSecurityEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's active sessions */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Ends all sessions except the session of this request */
        delete: operations["revokeOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/sessions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one of the user's sessions */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/token/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges a refresh token for new tokens; it works once, or again within 20 seconds if the new token is still unused */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All users; with any parameter, one page of the matching ones */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/users/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Makes a user an investor, or makes an investor a founder again */
        patch: operations["patchUser"];
        trace?: never;
    };
    "/api/accounts/verify-email/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Confirms an email address; the link works once, within 24 hours */
        get: operations["verifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cards/product/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The preview image that other sites show for a link to the product */
        get: operations["getProductCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cards/shared-result/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The preview image that other sites show for a link to a shared evaluation; the same for all of them */
        get: operations["getSharedResultCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/answers/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file that answers a question, by a signed link */
        get: operations["getAnswerFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/deck-images/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An image of a saved deck, by a signed link */
        get: operations["getDeckImageFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/decks/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A deck, by a signed link */
        get: operations["getDeckFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/profile-images/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A profile image */
        get: operations["getProfileImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/slides/{deck}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A slide as an image, by a signed link */
        get: operations["getSlideImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns 200 if the server accepts requests and can reach its database */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns 200 as long as the process is alive, even if it can't reach its database */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The background jobs: how many are waiting and running in each lane, and those that failed for good */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a failed job; its work will never be done */
        delete: operations["discardJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/retry/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a failed job back in the queue, with a new set of attempts */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/answer-questions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a deck to an investor; repeating it with the same Idempotency-Key within a day has no effect */
        post: operations["sendDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/approach/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What to know before sending a deck to an investor */
        get: operations["getApproach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/assistant/analyze-slide/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Analyzes one slide of a PDF; the file is not stored */
        post: operations["analyseUploadedSlide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/assistant/brand/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finds the colors, fonts and logo of a PDF or PowerPoint file, of which nothing is stored */
        post: operations["findBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/assistant/chat/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The conversation about a deck */
        get: operations["getConversation"];
        put?: never;
        /**
         * Answers a question about a deck
         * @description With `Accept: text/event-stream`, the response is streamed. If the client disconnects, writing stops; what was written so far is saved.
         */
        post: operations["chat"];
        /** Deletes the conversation about a deck */
        delete: operations["deleteConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/assistant/conversations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's conversations with the assistant, latest first */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/assistant/generate-pdf/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deck as a PDF without its hidden slides, optionally with the speaker notes after each slide */
        post: operations["exportPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/assistant/generate-ppt/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deck as a PowerPoint file, with editable tables and charts, speaker notes and hidden slides */
        post: operations["exportPowerPoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/assistant/generate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generates a deck from a brief, or from a deck to improve
         * @description With `Accept: text/event-stream`, the response is streamed. If the client disconnects, writing stops; nothing is saved.
         */
        post: operations["generateDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/assistant/images/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's images for saved decks, latest first */
        get: operations["listDeckImages"];
        put?: never;
        /** Adds an image for saved decks; it is deleted when no deck or version has used it for a day */
        post: operations["addDeckImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/assistant/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a saved deck from a PowerPoint file; the file is not stored */
        post: operations["importDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/assistant/saved-decks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's saved decks, most recently changed first; with a page parameter, one page of them */
        get: operations["listSavedDecks"];
        put?: never;
        /** Saves a new deck */
        post: operations["createSavedDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/assistant/saved-decks/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the user's saved decks */
        get: operations["getSavedDeck"];
        put?: never;
        post?: never;
        /** Deletes a saved deck; it can be restored for a day */
        delete: operations["deleteSavedDeck"];
        options?: never;
        head?: never;
        /** Changes a saved deck */
        patch: operations["patchSavedDeck"];
        trace?: never;
    };
    "/api/pitch-decks/assistant/saved-decks/{id}/duplicate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copies a saved deck */
        post: operations["duplicateSavedDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/assistant/saved-decks/{id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restores a deck that was deleted within the last day */
        post: operations["restoreSavedDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/assistant/saved-decks/{id}/versions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Earlier versions of a saved deck, latest first */
        get: operations["listDeckVersions"];
        put?: never;
        /** Saves the current deck as a named version */
        post: operations["createDeckVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/assistant/saved-decks/{id}/versions/{version}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An earlier version of a saved deck, with its content */
        get: operations["getDeckVersion"];
        put?: never;
        post?: never;
        /** Deletes a version */
        delete: operations["deleteDeckVersion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/assistant/saved-decks/{id}/versions/{version}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the deck with an earlier version; the current state is saved as a version first */
        post: operations["restoreDeckVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/assistant/slide-analysis/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Analyzes one slide of an evaluated or saved deck */
        get: operations["analyseSlide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/evaluate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Evaluates a pitch deck
         * @description With `Accept: text/event-stream`, the response streams the progress; the evaluation continues when the client disconnects, and can be found by its token for a day. Without it, disconnecting cancels the evaluation.
         */
        post: operations["evaluateDeck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/evaluate/runs/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The state of an evaluation job, by its token */
        get: operations["getEvaluationRun"];
        put?: never;
        post?: never;
        /** Cancels a running evaluation */
        delete: operations["cancelEvaluationRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/evaluate/runs/{token}/slides/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The slides of an evaluated deck as images, by the token of its job */
        get: operations["listEvaluationRunSlides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/evaluations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's evaluations, newest first; with a parameter, one page of them */
        get: operations["listEvaluations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/evaluations/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the user's evaluations */
        get: operations["getEvaluation"];
        put?: never;
        post?: never;
        /** Permanently deletes an evaluation and its deck */
        delete: operations["deleteEvaluation"];
        options?: never;
        head?: never;
        /** Renames an evaluation */
        patch: operations["patchEvaluation"];
        trace?: never;
    };
    "/api/pitch-decks/evaluations/{id}/benchmarks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Compares one of the user's evaluations with those of others */
        get: operations["getBenchmarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/evaluations/{id}/changes/{earlier}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Compares one of the user's evaluations with an earlier one */
        get: operations["compareEvaluations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/evaluations/{id}/deck/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes the deck and slides of an evaluation; the results stay */
        delete: operations["deleteEvaluationDeck"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/evaluations/{id}/shares/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The active share links of an evaluation, newest first */
        get: operations["listEvaluationShares"];
        put?: never;
        /** Creates a link with which anybody can read an evaluation for a few days */
        post: operations["createEvaluationShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/evaluations/{id}/shares/{share}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revokes a share link */
        delete: operations["deleteEvaluationShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/evaluations/{id}/slides/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The slides of one of the user's evaluations as images */
        get: operations["listEvaluationSlides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/evaluations/claim/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves evaluations made before login into the account; expired tokens are ignored */
        post: operations["claimEvaluations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/evaluations/sample/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The evaluation of a fictional deck, made by the built-in engine; the same for everybody */
        get: operations["getSampleEvaluation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/evaluations/sample/slides/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The slides of the sample evaluation as images */
        get: operations["listSampleEvaluationSlides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/evaluations/storage/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The decks stored with the user's evaluations, and the storage quota */
        get: operations["getDeckStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/founder/submissions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Decks that the user sent, newest first; with a search or page parameter, one page of the matching ones, with only the fields that a list shows */
        get: operations["listSentSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/founder/submissions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the decks that the user sent */
        get: operations["getSentSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/founder/submissions/summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many decks the user sent, and their outcomes */
        get: operations["summariseSentSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/investor/filters/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's saved filters */
        get: operations["listSavedFilters"];
        put?: never;
        /** Saves a filter */
        post: operations["saveFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/investor/filters/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a saved filter */
        delete: operations["deleteSavedFilter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/investor/submissions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Decks that the user received, newest first; with a search, status, order or page parameter, one page of the matching ones, with only the fields that a list shows */
        get: operations["listReceivedSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/investor/submissions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the decks that the user received */
        get: operations["getReceivedSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the status of a received deck, or its note */
        patch: operations["patchReceivedSubmission"];
        trace?: never;
    };
    "/api/pitch-decks/investor/submissions/{id}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes a decision within a few seconds, unless a later one was made; repeating the request has no effect */
        post: operations["undoReceivedSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/investor/submissions/bulk/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rejects many received decks at once, or marks them as reviewed; decks whose status does not allow the change stay as they are */
        post: operations["decideReceivedSubmissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/investor/submissions/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Decks that the user received, as CSV */
        get: operations["exportReceivedSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/investor/submissions/summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many decks the user received, by status */
        get: operations["summariseReceivedSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/shared-evaluations/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An evaluation, by a share link */
        get: operations["getSharedEvaluation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/shared-evaluations/{token}/slides/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The slides of an evaluation, by a share link */
        get: operations["listSharedEvaluationSlides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/submissions/{id}/answers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Saves answers as a draft, or submits them for good; submitting the same answers again changes nothing and returns the same response, and other answers are refused */
        patch: operations["saveAnswers"];
        trace?: never;
    };
    "/api/pitch-decks/submissions/{id}/likelihood/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Scores the fit and readiness of a deck after its questions have been answered */
        post: operations["requestLikelihood"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/submissions/{id}/questionnaire/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questionnaire of a deck that the user sent */
        get: operations["getQuestionnaire"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/submissions/{id}/slide-times/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves how long the investor has viewed each slide so far */
        post: operations["saveSlideTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/submissions/{id}/slides/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The slides of a deck that the user sent or received; an investor's first view changes the status of a new deck to reviewed */
        get: operations["listSubmissionSlides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pitch-decks/submissions/{id}/suggestions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's latest answers to questions they have answered before */
        get: operations["listSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's own question set */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a question and all its follow-ups */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/default/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The default set to start from; nothing is saved */
        get: operations["listDefaultQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/save/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the user's whole question set, in the given order */
        post: operations["saveQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The releases of all parts: who gets them, how often they failed, and what was decided about them */
        get: operations["listReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/{part}/{release}/allow/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Allows a withdrawn release again and deletes the reports about it */
        post: operations["allowRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/{part}/{release}/withdraw/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws a release; browsers stop getting it from their next page load */
        post: operations["withdrawRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public settings that screens depend on */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/telemetry/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reports how remotes loaded; sampled, without personal data */
        post: operations["reportLoading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/telemetry/remotes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How remotes loaded over the last 7 days */
        get: operations["getRemotesStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountDeletion: {
            confirmation: string;
        };
        AccountSecurityEvent: {
            account: components["schemas"]["Someone"];
            /** @description The admin who did it; null if done by the user or from the command line */
            actor: components["schemas"]["Someone"] | null;
            /** @description ISO 8601, UTC */
            at: string;
            /** @description For a role change, what changed */
            detail: components["schemas"]["AdminActionKind"] | null;
            /** @description Such as "Firefox on Windows"; null if done from the command line */
            device: string | null;
            id: string;
            kind: components["schemas"]["SecurityEventKind"];
        };
        AccountSecurityEventPage: {
            count: number;
            results: components["schemas"]["AccountSecurityEvent"][];
        };
        ActiveSession: {
            /** @description ISO 8601, UTC */
            created_at: string;
            /** @description Whether this request belongs to the session */
            current: boolean;
            /** @description Display name, such as "Firefox on Windows" */
            device: string;
            /** @description Latest time the session can end, however much it is used */
            ends_at: string;
            id: string;
            /** @description ISO 8601, UTC */
            last_used_at: string;
        };
        AddedApp: {
            /** @description Null if another factor was already on; existing recovery codes stay valid */
            recovery_codes: string[] | null;
        };
        AddedPasskey: {
            passkey: components["schemas"]["Passkey"];
            /** @description Null if another factor was already on; existing recovery codes stay valid */
            recovery_codes: string[] | null;
        };
        AdminAction: {
            action: components["schemas"]["AdminActionKind"];
            /** @description Null if done from the command line, or if the account was deleted since */
            actor: components["schemas"]["Someone"] | null;
            /** @description ISO 8601, UTC */
            at: string;
            id: string;
            target: components["schemas"]["Someone"] | null;
        };
        /** @enum {string} */
        AdminActionKind: "made_investor" | "unmade_investor" | "made_superuser" | "unmade_superuser" | "removed_second_factor";
        AdminActionPage: {
            count: number;
            results: components["schemas"]["AdminAction"][];
        };
        AdminUser: {
            company: string;
            /** @description ISO 8601, UTC */
            created_at: string;
            /** @description When the account will be deleted, if its owner has asked for that */
            deletion_due: string | null;
            email: string;
            email_verified: boolean;
            first_name: string;
            id: number;
            is_investor: boolean;
            is_profile_live: boolean;
            is_superuser: boolean;
            last_login: string | null;
            last_name: string;
        };
        AdminUserPage: {
            count: number;
            results: components["schemas"]["AdminUser"][];
        };
        AnalysisUpload: {
            /**
             * @description The built-in engine, or the language model
             * @enum {string}
             */
            engine?: "rubric" | "llm";
            /**
             * Format: binary
             * @description PDF, up to 50 MB
             */
            file: Blob;
            /** @description Counted from 1 */
            slide_number: number;
        };
        Answer: {
            answer: string;
            file_name: string | null;
            /** @description In bytes */
            file_size: number | null;
            /** @description Valid for an hour */
            file_url: string | null;
            id: string;
            is_conditional: boolean;
            options: string[];
            parent_question: string | null;
            question: string;
            required: boolean;
            trigger_values: string[];
            /** @enum {string} */
            type: "text" | "file" | "dropdown" | "both";
        };
        AnswerBlock: {
            /** @description What the paragraph offers to do */
            change?: components["schemas"]["SlideChange"];
            citations: components["schemas"]["Citation"][];
            text: string;
            /** @constant */
            type: "paragraph";
        } | {
            items: components["schemas"]["AnswerItem"][];
            ordered: boolean;
            /** @constant */
            type: "list";
        } | {
            /** @description The slide it could follow */
            after: number | null;
            facts: components["schemas"]["DraftFact"][];
            /** @description The slide it could replace; null for a new one */
            replaces: number | null;
            slide: components["schemas"]["DeckDocumentSlide"];
            /** @constant */
            type: "draft";
        };
        AnswerItem: {
            citations: components["schemas"]["Citation"][];
            text: string;
        };
        AnswersForm: {
            /** @description JSON list of GivenAnswer; omitted questions keep their answers */
            answers: string;
            /**
             * @description Saves the answers without submitting them
             * @enum {string}
             */
            draft?: "true" | "false";
        } & {
            [key: string]: Blob;
        };
        Approach: {
            investment_geography: string;
            investment_stage: string;
            /** @description Questions that every founder is asked, without follow-ups */
            question_count: number;
            /** @description What the user has sent to this investor before */
            sent: {
                count: number;
                latest: {
                    answered: boolean;
                    /** @description ISO 8601, UTC */
                    created_at: string;
                    original_filename: string;
                    submission_id: string;
                } | null;
            };
        };
        /** @enum {string} */
        AssistantEngineName: "rubric" | "llm";
        AuthSession: {
            access: string;
            /**
             * @description The account was scheduled for deletion; this login has canceled that
             * @constant
             */
            deletion_undone?: true;
            refresh: string;
            user: components["schemas"]["User"];
        };
        BenchmarkConsent: {
            /** @description ISO 8601, UTC */
            given_at: string;
            /** @enum {string} */
            stage: "Idea" | "Pre-seed" | "Seed" | "Series A" | "Series B" | "Growth";
        };
        BenchmarkConsentRequest: {
            /** @enum {string} */
            stage: "Idea" | "Pre-seed" | "Seed" | "Series A" | "Series B" | "Growth";
        };
        BenchmarkGroup: {
            /** @enum {string} */
            among: "all" | "sector" | "stage";
            /** @description Empty if there are too few decks */
            categories: components["schemas"]["CategoryBenchmark"][];
            /** @description Number of decks in the group; null if there are too few */
            n: number | null;
            /** @description Name of the sector or stage; null if unknown */
            name: string | null;
        };
        Benchmarks: {
            consent: components["schemas"]["BenchmarkConsent"] | null;
            /** @description Empty if the user does not take part or the deck cannot be scored */
            groups: components["schemas"]["BenchmarkGroup"][];
            /** @description True if the decks were invented for the demo */
            is_demo: boolean;
            /** @description Minimum number of decks for a comparison */
            minimum: number;
            /**
             * @description How this deck was scored: by its own result; again by the current rubric, if another version or a language model evaluated it; or not at all, if its text is not stored or nothing is compared
             * @enum {string}
             */
            own: "as_shown" | "judged_anew" | "unknown";
            /** @description Version of the built-in rubric that scores all compared decks */
            rubric_version: string;
        };
        BrandUpload: {
            /**
             * Format: binary
             * @description PDF or .pptx, up to 50 MB
             */
            file: Blob;
        };
        Brief: {
            /** @default  */
            ask?: string;
            /** @description The logo of the company and its colors; a deck made of a PDF has those of the PDF */
            brand?: components["schemas"]["DeckBrand"];
            company: string;
            /** @default  */
            competition?: string;
            /** @default  */
            market?: string;
            /** @default  */
            model?: string;
            /**
             * @description Go to the slides that their captions fit, otherwise to the product
             * @default []
             */
            pictures?: components["schemas"]["BriefPicture"][];
            /** @default  */
            problem?: string;
            /** @default null */
            sector?: ("Tech" | "Healthcare" | "Fintech" | "Logistics" | "Retail" | "Consumer" | "SaaS" | "AI" | "Climate" | "Education" | "Other") | null;
            /** @default  */
            solution?: string;
            /** @default null */
            stage?: ("Idea" | "Pre-seed" | "Seed" | "Series A" | "Series B" | "Growth") | null;
            /** @default  */
            team?: string;
            /** @default  */
            traction?: string;
        };
        BriefPicture: {
            /**
             * @description What it shows; each further line is a point beside it
             * @default
             */
            caption?: string;
            /** @description Name of an uploaded image */
            image: string;
            /**
             * @description A photo for atmosphere, which may be cut to fill half a slide
             * @default false
             */
            photo?: boolean;
        };
        BulkDecision: {
            ids: string[];
            /** @description Only with status Passed; shown to the founder */
            pass_comment?: string;
            /** @description Only with status Passed; shown to the founder */
            pass_reason?: components["schemas"]["PassReason"] | null;
            /** @enum {string} */
            status: "Reviewed" | "Passed";
        };
        BulkResult: {
            changed: {
                /** @description Identifies the decision, to undo it */
                decision: string;
                id: string;
            }[];
            unchanged: string[];
        };
        /** @enum {string} */
        Category: "Problem & why now" | "Solution & product status" | "Market" | "Traction & engagement" | "Business model & route to market" | "Competition & protectability" | "Team" | "Financials & ask";
        CategoryBenchmark: {
            /** @enum {string} */
            category: "Problem & why now" | "Solution & product status" | "Market" | "Traction & engagement" | "Business model & route to market" | "Competition & protectability" | "Team" | "Financials & ask";
            /** @description Percentage of decks that score lower; ties count half; null if not assessed */
            percentile: number | null;
            percentiles: {
                median: number;
                p10: number;
                p25: number;
                p75: number;
                p90: number;
            };
            score: number | null;
        };
        CategoryChange: {
            after: number | null;
            before: number | null;
            category: components["schemas"]["Category"];
            gained: components["schemas"]["Evidence"][];
            lost: components["schemas"]["Evidence"][];
        };
        CategoryScore: {
            category: components["schemas"]["Category"];
            evidence: components["schemas"]["Evidence"][];
            feedback: string;
            missing: components["schemas"]["MissingEvidence"][];
            /** @description Null if unreadable slides prevented the assessment */
            score: number | null;
        };
        ChallengeAnswer: {
            challenge: string;
            /** @description Code from the app, or a recovery code */
            passcode: string;
        };
        ChatAnswer: {
            answer: components["schemas"]["ChatMessage"];
            question: components["schemas"]["ChatMessage"];
        };
        ChatEvent: {
            /** @constant */
            event: "question";
            message: components["schemas"]["ChatMessage"];
        } | {
            block: components["schemas"]["AnswerBlock"];
            /** @constant */
            event: "block";
            index: number;
        } | {
            /** @constant */
            event: "delta";
            index: number;
            text: string;
        } | {
            /** @constant */
            event: "done";
            message: components["schemas"]["ChatMessage"];
        } | {
            code: string;
            detail: string;
            /** @constant */
            event: "error";
        };
        ChatMessage: {
            /** @description The answer; empty for a question */
            blocks: components["schemas"]["AnswerBlock"][];
            /** @description ISO 8601, UTC */
            created_at: string;
            /** @description The engine that answered; null for a question */
            engine: components["schemas"]["AssistantEngineName"] | null;
            id: string;
            /** @enum {string} */
            role: "user" | "assistant";
            /** @description The slide that the user had open */
            slide: number | null;
            /** @enum {string} */
            status: "complete" | "stopped" | "failed";
            /** @description Suggestions for the next question */
            suggestions: string[];
            /** @description The question, or the answer as plain text */
            text: string;
        };
        ChatRequest: {
            /**
             * @description The built-in engine, or the language model
             * @enum {string}
             */
            engine?: "rubric" | "llm";
            evaluation_id?: string;
            /** @default  */
            message?: string;
            /**
             * @description Answers the last question again and replaces the last answer
             * @default false
             */
            retry?: boolean;
            saved_deck_id?: string;
            /**
             * @description The slide that the user has open
             * @default null
             */
            slide_number?: number | null;
        };
        Citation: {
            /** @description Verbatim from the slide */
            quote: string | null;
            slide: number;
        };
        Claim: {
            claim_tokens: string[];
        };
        ClaimResult: {
            claimed: number;
        };
        Comparison: {
            changes: components["schemas"]["CategoryChange"][];
            earlier: components["schemas"]["EvaluationSummary"];
            /** @description False if the rules have changed since then */
            is_same_rubric: boolean;
        };
        Conversation: {
            deck_name: string;
            /** @description The engine that answers */
            engine: components["schemas"]["AssistantEngineName"];
            evaluation_id: string | null;
            /** @description Oldest first */
            messages: components["schemas"]["ChatMessage"][];
            saved_deck_id: string | null;
            /** @description Suggestions for the first question */
            suggestions: string[];
        };
        ConversationSummary: {
            deck_name: string;
            evaluation_id: string | null;
            last_question: string;
            messages: number;
            saved_deck_id: string | null;
            /** @description ISO 8601, UTC */
            updated_at: string;
        };
        CreatedPasskey: {
            authenticatorAttachment?: ("platform" | "cross-platform") | null;
            /** @default {} */
            clientExtensionResults?: Record<string, never>;
            id: string;
            rawId: string;
            response: {
                attestationObject: string;
                clientDataJSON: string;
                transports?: string[];
            };
            /** @constant */
            type: "public-key";
        };
        Credentials: {
            email: string;
            password: string;
            /**
             * @description Keeps the session for up to 30 days (14 without use) instead of one day (12 hours without use)
             * @default false
             */
            remember?: boolean;
        };
        DecidedSubmission: {
            /** @description Null until the founder submits the answers */
            answered_at: string | null;
            company_name: string;
            /** @description ISO 8601, UTC */
            created_at: string;
            /** @description Identifies the decision, to undo it; null if only the note changed */
            decision: string | null;
            description: string;
            /** @description Link to the PDF, valid for an hour */
            file_url: string;
            founder_company: string;
            founder_email: string;
            founder_linkedin: string;
            founder_name: string;
            founder_phone: string;
            founder_profile_image: string | null;
            founder_website: string;
            founder_work_field: string;
            id: string;
            investor_name: string;
            /** @description Scoring is in progress; repeat the request in a few seconds */
            likelihood_pending: boolean;
            /** @description The verdict in one sentence, worded for the reader */
            likelihood_reason: string | null;
            likelihood_score: number | null;
            /** @description The investor's own note */
            note: string;
            original_filename: string;
            page_count: number;
            pass_comment: string;
            pass_reason: components["schemas"]["PassReason"] | null;
            status: components["schemas"]["SubmissionStatus"];
        };
        DeckBrand: {
            /** @description Replaces the theme’s accent; adjusted where it would be hard to read */
            accent?: string;
            /** @description The dominant colors of the logo */
            colors?: string[];
            /** @description Of titles and quotes, and of all other text */
            fonts?: {
                /** @description “arial”, “calibri”, “cambria”, “courier-new”, “georgia”, “times-new-roman”; the font of the theme by default, and for one that a release does not know */
                text?: string;
                /** @description “arial”, “calibri”, “cambria”, “courier-new”, “georgia”, “times-new-roman”; the font of the theme by default, and for one that a release does not know */
                title?: string;
            };
            /** @description Shown in the top right corner of each slide */
            logo?: {
                /**
                 * @description The background the logo needs to be visible; absent if any will do
                 * @enum {string}
                 */
                ground?: "light" | "dark";
                /** @description Name of an uploaded image */
                image: string;
            };
        };
        DeckContent: {
            brand?: components["schemas"]["DeckBrand"];
            /**
             * @description 16:9 by default
             * @enum {string}
             */
            format?: "16:9" | "4:3";
            slides: components["schemas"]["DeckDocumentSlideInput"][];
            /**
             * @default paper
             * @enum {string}
             */
            theme?: "paper" | "ink" | "harbour" | "moss" | "ember" | "slate" | "signal" | "dusk";
        };
        DeckDocument: {
            brand?: components["schemas"]["DeckBrand"];
            /** @description Remarks of the author for themselves: neither exported, presented nor read by the assistant */
            comments?: components["schemas"]["SlideComment"][];
            /**
             * @description 16:9 by default
             * @enum {string}
             */
            format?: "16:9" | "4:3";
            slides: components["schemas"]["DeckDocumentSlide"][];
            /**
             * @default paper
             * @enum {string}
             */
            theme: "paper" | "ink" | "harbour" | "moss" | "ember" | "slate" | "signal" | "dusk";
        };
        DeckDocumentInput: {
            brand?: components["schemas"]["DeckBrand"];
            /** @description Remarks of the author for themselves: neither exported, presented nor read by the assistant */
            comments?: components["schemas"]["SlideComment"][];
            /**
             * @description 16:9 by default
             * @enum {string}
             */
            format?: "16:9" | "4:3";
            slides: components["schemas"]["DeckDocumentSlideInput"][];
            /**
             * @default paper
             * @enum {string}
             */
            theme?: "paper" | "ink" | "harbour" | "moss" | "ember" | "slate" | "signal" | "dusk";
        };
        DeckDocumentSlide: {
            /** @description What the picture shows */
            alt?: string;
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Name of an icon of what the slide is about; one that a release does not know is not shown */
            icon?: string;
            /** @description Unique within the deck */
            id: string;
            /** @description A picture at the right, as high as the slide */
            image?: string;
            /** @constant */
            kind: "title";
            /**
             * @description “photo” cuts the picture where needed, so that it fills its side
             * @enum {string}
             */
            look?: "plain" | "photo";
            /**
             * @description Speaker notes
             * @default
             */
            notes: string;
            subtitle: string;
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Name of an icon of what the slide is about; one that a release does not know is not shown */
            icon?: string;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "section";
            /**
             * @description Speaker notes
             * @default
             */
            notes: string;
            subtitle: string;
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Name of an icon of what the slide is about; one that a release does not know is not shown */
            icon?: string;
            /** @description The icon of each bullet on cards and steps, null for none */
            icons?: (string | null)[];
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "bullets";
            lines: string[];
            /** @description “list”, “cards”, “steps”; a list by default, for one that a release does not know, and for bullets that are too many or too long */
            look?: string;
            /**
             * @description Speaker notes
             * @default
             */
            notes: string;
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "columns";
            left: components["schemas"]["SlideColumn"];
            /**
             * @description “before-after” emphasizes the right column, with an arrow from the left one
             * @enum {string}
             */
            look?: "plain" | "before-after";
            /**
             * @description Speaker notes
             * @default
             */
            notes: string;
            right: components["schemas"]["SlideColumn"];
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "quote";
            /**
             * @description Speaker notes
             * @default
             */
            notes: string;
            quote: string;
            source: string;
            title: string;
        } | {
            /** @description A sentence that says why it matters */
            context: string;
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Name of an icon of what the slide is about; one that a release does not know is not shown */
            icon?: string;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "number";
            /** @description What the number counts */
            label: string;
            /**
             * @description Where its panel is: “right”, by default, in the accent, “left” in a tint of it
             * @enum {string}
             */
            look?: "right" | "left";
            /**
             * @description Speaker notes
             * @default
             */
            notes: string;
            source: string;
            title: string;
            /** @description One number, such as $4.2B */
            value: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "metrics";
            metrics: {
                label: string;
                source: string;
                value: string;
            }[];
            /**
             * @description Speaker notes
             * @default
             */
            notes: string;
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "timeline";
            /**
             * @description Speaker notes
             * @default
             */
            notes: string;
            steps: components["schemas"]["SlideStep"][];
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "market";
            /** @enum {string} */
            look: "circles" | "funnel";
            /** @description Largest first; each is part of the previous one */
            markets: {
                label: string;
                source: string;
                value: string;
            }[];
            /**
             * @description Speaker notes
             * @default
             */
            notes: string;
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "table";
            /**
             * @description Speaker notes
             * @default
             */
            notes: string;
            table: components["schemas"]["SlideTable"];
            title: string;
        } | {
            chart: components["schemas"]["SlideChart"];
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "chart";
            /**
             * @description Speaker notes
             * @default
             */
            notes: string;
            source: string;
            title: string;
        } | {
            alt: string;
            caption: string;
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            image: string | null;
            /** @constant */
            kind: "image";
            /** @description Text beside the image, which otherwise has the slide to itself */
            lines?: string[];
            /**
             * @description “panel” and “screenshot” put the image on a panel beside the title; “screenshot” numbers the lines; “photo” fills half the slide with it, cut where needed
             * @enum {string}
             */
            look?: "plain" | "panel" | "screenshot" | "photo";
            /**
             * @description Speaker notes
             * @default
             */
            notes: string;
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "team";
            /**
             * @description Speaker notes
             * @default
             */
            notes: string;
            people: {
                background: string;
                name: string;
                /** @description Name of an uploaded image */
                photo?: string;
                role: string;
            }[];
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "logos";
            /** @description Customers, partners or investors; the name is shown where the image is missing */
            logos: {
                /**
                 * @description The background the logo needs to be visible; absent if any will do
                 * @enum {string}
                 */
                ground?: "light" | "dark";
                /** @description Name of an uploaded image */
                image?: string;
                name: string;
            }[];
            /**
             * @description Speaker notes
             * @default
             */
            notes: string;
            title: string;
        } | {
            /** @description What the picture shows */
            alt?: string;
            contact: {
                email: string;
                name: string;
                phone: string;
                site: string;
            };
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Name of an icon of what the slide is about; one that a release does not know is not shown */
            icon?: string;
            /** @description Unique within the deck */
            id: string;
            /** @description A picture at the right, as high as the slide */
            image?: string;
            /** @constant */
            kind: "closing";
            /**
             * @description “photo” cuts the picture where needed, so that it fills its side
             * @enum {string}
             */
            look?: "plain" | "photo";
            /**
             * @description Speaker notes
             * @default
             */
            notes: string;
            sentence: string;
            title: string;
        };
        DeckDocumentSlideInput: {
            /** @description What the picture shows */
            alt?: string;
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Name of an icon of what the slide is about; one that a release does not know is not shown */
            icon?: string;
            /** @description Unique within the deck */
            id: string;
            /** @description A picture at the right, as high as the slide */
            image?: string;
            /** @constant */
            kind: "title";
            /**
             * @description “photo” cuts the picture where needed, so that it fills its side
             * @enum {string}
             */
            look?: "plain" | "photo";
            /**
             * @description Speaker notes
             * @default
             */
            notes?: string;
            subtitle: string;
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Name of an icon of what the slide is about; one that a release does not know is not shown */
            icon?: string;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "section";
            /**
             * @description Speaker notes
             * @default
             */
            notes?: string;
            subtitle: string;
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Name of an icon of what the slide is about; one that a release does not know is not shown */
            icon?: string;
            /** @description The icon of each bullet on cards and steps, null for none */
            icons?: (string | null)[];
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "bullets";
            lines: string[];
            /** @description “list”, “cards”, “steps”; a list by default, for one that a release does not know, and for bullets that are too many or too long */
            look?: string;
            /**
             * @description Speaker notes
             * @default
             */
            notes?: string;
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "columns";
            left: components["schemas"]["SlideColumn"];
            /**
             * @description “before-after” emphasizes the right column, with an arrow from the left one
             * @enum {string}
             */
            look?: "plain" | "before-after";
            /**
             * @description Speaker notes
             * @default
             */
            notes?: string;
            right: components["schemas"]["SlideColumn"];
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "quote";
            /**
             * @description Speaker notes
             * @default
             */
            notes?: string;
            quote: string;
            source: string;
            title: string;
        } | {
            /** @description A sentence that says why it matters */
            context: string;
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Name of an icon of what the slide is about; one that a release does not know is not shown */
            icon?: string;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "number";
            /** @description What the number counts */
            label: string;
            /**
             * @description Where its panel is: “right”, by default, in the accent, “left” in a tint of it
             * @enum {string}
             */
            look?: "right" | "left";
            /**
             * @description Speaker notes
             * @default
             */
            notes?: string;
            source: string;
            title: string;
            /** @description One number, such as $4.2B */
            value: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "metrics";
            metrics: {
                label: string;
                source: string;
                value: string;
            }[];
            /**
             * @description Speaker notes
             * @default
             */
            notes?: string;
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "timeline";
            /**
             * @description Speaker notes
             * @default
             */
            notes?: string;
            steps: components["schemas"]["SlideStep"][];
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "market";
            /** @enum {string} */
            look: "circles" | "funnel";
            /** @description Largest first; each is part of the previous one */
            markets: {
                label: string;
                source: string;
                value: string;
            }[];
            /**
             * @description Speaker notes
             * @default
             */
            notes?: string;
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "table";
            /**
             * @description Speaker notes
             * @default
             */
            notes?: string;
            table: components["schemas"]["SlideTable"];
            title: string;
        } | {
            chart: components["schemas"]["SlideChartInput"];
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "chart";
            /**
             * @description Speaker notes
             * @default
             */
            notes?: string;
            source: string;
            title: string;
        } | {
            alt: string;
            caption: string;
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            image: string | null;
            /** @constant */
            kind: "image";
            /** @description Text beside the image, which otherwise has the slide to itself */
            lines?: string[];
            /**
             * @description “panel” and “screenshot” put the image on a panel beside the title; “screenshot” numbers the lines; “photo” fills half the slide with it, cut where needed
             * @enum {string}
             */
            look?: "plain" | "panel" | "screenshot" | "photo";
            /**
             * @description Speaker notes
             * @default
             */
            notes?: string;
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "team";
            /**
             * @description Speaker notes
             * @default
             */
            notes?: string;
            people: {
                background: string;
                name: string;
                /** @description Name of an uploaded image */
                photo?: string;
                role: string;
            }[];
            title: string;
        } | {
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Unique within the deck */
            id: string;
            /** @constant */
            kind: "logos";
            /** @description Customers, partners or investors; the name is shown where the image is missing */
            logos: {
                /**
                 * @description The background the logo needs to be visible; absent if any will do
                 * @enum {string}
                 */
                ground?: "light" | "dark";
                /** @description Name of an uploaded image */
                image?: string;
                name: string;
            }[];
            /**
             * @description Speaker notes
             * @default
             */
            notes?: string;
            title: string;
        } | {
            /** @description What the picture shows */
            alt?: string;
            contact: {
                email: string;
                name: string;
                phone: string;
                site: string;
            };
            /** @description Skipped when presenting, hidden in PowerPoint and left out of a PDF */
            hidden?: boolean;
            /** @description Name of an icon of what the slide is about; one that a release does not know is not shown */
            icon?: string;
            /** @description Unique within the deck */
            id: string;
            /** @description A picture at the right, as high as the slide */
            image?: string;
            /** @constant */
            kind: "closing";
            /**
             * @description “photo” cuts the picture where needed, so that it fills its side
             * @enum {string}
             */
            look?: "plain" | "photo";
            /**
             * @description Speaker notes
             * @default
             */
            notes?: string;
            sentence: string;
            title: string;
        };
        DeckExport: {
            saved_deck_id: string;
        } | {
            /** @default  */
            company_name?: string;
            content: components["schemas"]["DeckContent"];
            name: string;
        };
        DeckImage: {
            height: number;
            /** @description Valid for an hour */
            image_url: string;
            /** @description The name that slides refer to */
            name: string;
            /** @description In bytes */
            size: number;
            width: number;
        };
        DeckImageUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, up to 10 MB
             */
            file: Blob;
        };
        DeckPoint: {
            citations: components["schemas"]["Citation"][];
            text: string;
            title: string;
        };
        DeckSlide: {
            height: number;
            image_url: string;
            number: number;
            text: string;
            thumbnail_url: string;
            title: string | null;
            /** @description Pixels of the image; 0 if the page could not be drawn */
            width: number;
        };
        DeckSlides: {
            company_name: string;
            file_sha256: string;
            file_url: string;
            original_filename: string;
            slides: components["schemas"]["DeckSlide"][];
            /**
             * @description Who is viewing: the sender or the recipient
             * @enum {string}
             */
            viewer: "founder" | "investor";
        };
        DeckStorage: {
            /** @description Oldest first, at most 200 */
            decks: components["schemas"]["KeptDeck"][];
            /** @description In bytes */
            limit: number;
            /** @description In bytes, including decks being evaluated */
            used: number;
        };
        DeckUpload: {
            /**
             * Format: binary
             * @description PDF or PowerPoint (.pptx), up to 50 MB
             */
            file: Blob;
        };
        DeckVersion: {
            content: components["schemas"]["DeckDocument"];
            /** @description ISO 8601, UTC */
            created_at: string;
            id: string;
            /** @description The name given to it; null for an automatic version */
            label: string | null;
            revision: number;
            /** @description When the deck was last changed before this version was stored */
            saved_at: string;
            total_slides: number;
        };
        DeckVersionSummary: {
            /** @description ISO 8601, UTC */
            created_at: string;
            id: string;
            /** @description The name given to it; null for an automatic version */
            label: string | null;
            revision: number;
            /** @description When the deck was last changed before this version was stored */
            saved_at: string;
            total_slides: number;
        };
        DeckViews: {
            /** @description How many times it was opened */
            count: number;
            last_at: string | null;
            slides: {
                median_seconds: number;
                slide: number;
                viewings: number;
            }[];
        };
        DeletedQuestions: {
            deleted: number;
        };
        DeletionDue: {
            /** @description When the account will be deleted */
            deletion_due: string;
        };
        Discrepancy: {
            category: components["schemas"]["Category"];
            /** @enum {string} */
            kind: "contradiction" | "arithmetic" | "date";
            name: string;
            quotes: components["schemas"]["Quote"][];
            reason: string;
        };
        DraftFact: {
            /** @enum {string} */
            origin: "deck" | "person" | "missing";
            /** @description The slide that states it */
            slide: number | null;
            text: string;
        };
        EmailBody: {
            email: string;
        };
        EmailChangeToken: {
            token: string;
        };
        ErrorBody: {
            /** @description Stable error code */
            code: string;
            detail?: string;
            error?: string;
            non_field_errors?: string[];
            request_id?: string;
        } & {
            [key: string]: unknown;
        };
        Evaluation: {
            /** @description ISO 8601, UTC */
            created_at: string;
            /** @description Contradictions and wrong sums */
            discrepancies: components["schemas"]["Discrepancy"][];
            /** @enum {string} */
            engine: "rubric" | "llm";
            file_sha256: string;
            foreign_slides: {
                language: string;
                slide: number;
            }[];
            /** @description False for evaluations made before decks were stored */
            has_slides: boolean;
            hidden_text_slides: number[];
            /** @description Text that cannot be seen, with its place on the slide; it is not scored */
            hidden_texts: {
                box: components["schemas"]["SlideBox"];
                slide: number;
                text: string;
            }[];
            id: string;
            improvements: string[];
            /** @description Name of the language model; absent if none was used */
            model?: string;
            /** @description The owner's name for it, or the file name */
            name: string;
            next_steps: components["schemas"]["NextStep"][];
            original_filename: string;
            /** @description Upper end: they count as 10. Equals overall_score if all were assessed */
            overall_high: number;
            /** @description Lower end of the overall score: categories that were not assessed count as 0 */
            overall_score: number;
            page_count: number;
            /** @description Slides with pictures whose text could not be read in full */
            partly_read_slides: number[];
            rubric_version: string;
            scores: components["schemas"]["CategoryScore"][];
            strengths: string[];
            unreadable_slides: number[];
        };
        EvaluationChanges: {
            /** @description Empty restores the file name */
            name: string;
        };
        EvaluationEvent: {
            /** @constant */
            event: "progress";
            progress: components["schemas"]["RunProgress"];
        } | {
            evaluation: components["schemas"]["NewEvaluation"];
            /** @constant */
            event: "done";
        } | {
            code: string;
            detail: string;
            /** @constant */
            event: "error";
        };
        EvaluationPage: {
            count: number;
            results: components["schemas"]["EvaluationSummary"][];
        };
        EvaluationRun: {
            /** @description ISO 8601, UTC */
            created_at: string;
            evaluation: components["schemas"]["NewEvaluation"] | null;
            failure: {
                code: string;
                detail: string;
            } | null;
            original_filename: string;
            /** @description Null before the evaluation starts and after it ends; a few seconds old if another server runs it */
            progress: components["schemas"]["RunProgress"] | null;
            /** @enum {string} */
            state: "working" | "done" | "failed" | "cancelled";
        };
        EvaluationShare: {
            /** @description ISO 8601, UTC */
            created_at: string;
            /** @description ISO 8601, UTC */
            expires_at: string;
            id: string;
            last_opened_at: string | null;
        };
        EvaluationSlides: {
            file_url: string;
            original_filename: string;
            slides: components["schemas"]["DeckSlide"][];
        };
        EvaluationSummary: {
            /** @description ISO 8601, UTC */
            created_at: string;
            id: string;
            /** @description The owner's name for it, or the file name */
            name: string;
            original_filename: string;
            /** @description Upper end: they count as 10. Equals overall_score if all were assessed */
            overall_high: number;
            /** @description Lower end of the overall score: categories that were not assessed count as 0 */
            overall_score: number;
            page_count: number;
        };
        Evidence: {
            /** @description 3 generic, 5 specific, 8 evidenced */
            band: (3 | 5 | 8) | null;
            /** @description The part of the slide that contains the quote */
            box: components["schemas"]["SlideBox"] | null;
            /** @description Verbatim from the deck */
            quote: string;
            reason: string;
            /** @description The words come from OCR */
            recognised: boolean;
            rule: string;
            slide: number;
            /** @description The published convention behind the rule */
            source: string | null;
        };
        ExportTicket: {
            /** @description URL of the archive; valid for five minutes, without a token */
            url: string;
        };
        FactToAdd: {
            /** @description The question that an investor would ask */
            question: string;
            /** @description What is missing */
            text: string;
            /** @description The part of the story that it belongs to, such as “Market” */
            topic: string;
        };
        FailedJob: {
            attempts: number;
            /** @description ISO 8601, UTC */
            created_at: string;
            /** @description The last error in one line, cut to 300 characters */
            error: string;
            /** @description ISO 8601, UTC */
            failed_at: string;
            id: string;
            kind: string;
            /**
             * @description Jobs in a lane share its workers
             * @enum {string}
             */
            lane: "reading" | "export" | "mail" | "upkeep";
        };
        FoundBrand: {
            /** @description Vivid colors as #rrggbb, the most likely accent first */
            colors: string[];
            fonts: {
                text: {
                    /**
                     * @description The one that a brand can have and that resembles it most
                     * @enum {string}
                     */
                    font: "arial" | "calibri" | "cambria" | "courier-new" | "georgia" | "times-new-roman";
                    /** @description The font family of the deck */
                    name: string;
                } | null;
                title: {
                    /**
                     * @description The one that a brand can have and that resembles it most
                     * @enum {string}
                     */
                    font: "arial" | "calibri" | "cambria" | "courier-new" | "georgia" | "times-new-roman";
                    /** @description The font family of the deck */
                    name: string;
                } | null;
            };
            /** @description A picture that many slides have in the same corner, as a data URL; null if there is no clear one */
            logo: string | null;
        };
        FounderFact: {
            /** @enum {string} */
            from: "slide" | "answer" | "profile" | "score" | "all";
            /** @description The question that the value answers */
            question: string | null;
            slide: number | null;
            value: string;
        };
        GeneratedDeck: {
            company_name: string;
            content: components["schemas"]["DeckDocument"];
            engine: components["schemas"]["AssistantEngineName"];
            name: string;
            /** @description Facts that only the founder knows, written in the deck in [brackets] */
            placeholders: {
                slide: number;
                slide_id: string;
                text: string;
            }[];
            saved_deck: components["schemas"]["SavedDeck"] | null;
            /** @description What an investor looks for and the brief does not say, most important first */
            to_add: components["schemas"]["FactToAdd"][];
        };
        GenerateEvent: {
            /** @constant */
            event: "slide";
            index: number;
            slide: components["schemas"]["DeckDocumentSlide"];
            total: number;
        } | {
            deck: components["schemas"]["GeneratedDeck"];
            /** @constant */
            event: "done";
        } | {
            code: string;
            detail: string;
            /** @constant */
            event: "error";
        };
        GenerateRequest: {
            brief?: components["schemas"]["Brief"];
            /**
             * @description The built-in engine, or the language model
             * @enum {string}
             */
            engine?: "rubric" | "llm";
            evaluation_id?: string;
            /**
             * @description Adds it to the saved decks
             * @default true
             */
            save?: boolean;
            saved_deck_id?: string;
            /**
             * @description “paper” by default, and “ink” for a deck made of a dark PDF
             * @enum {string}
             */
            theme?: "paper" | "ink" | "harbour" | "moss" | "ember" | "slate" | "signal" | "dusk";
        };
        Health: {
            /** @constant */
            status: "ok";
            version: string;
        };
        Identity: {
            /** @description Code from the app, or a recovery code; required along with the password if the account has a second factor */
            passcode?: string;
            /** @description Sufficient on its own */
            passkey?: components["schemas"]["PasskeySignature"];
            /** @description Required unless a passkey is used */
            password?: string;
        };
        IdentityProof: {
            /** @description Five minutes from now */
            expires_at: string;
            proof: string;
        };
        ImportedDeck: {
            /** @description Content that the editor does not support, with the slides that had it */
            left_out: string[];
            saved_deck: components["schemas"]["SavedDeck"];
        };
        JobLaneLoad: {
            /** @description Jobs that are scheduled for later, including retries */
            delayed: number;
            /** @description Jobs that failed for good */
            failed: number;
            /**
             * @description Jobs in a lane share its workers
             * @enum {string}
             */
            lane: "reading" | "export" | "mail" | "upkeep";
            /** @description Seconds that the oldest waiting job has been ready to run; 0 if none waits */
            oldest_seconds: number;
            running: number;
            /** @description Jobs that are ready to run */
            waiting: number;
        };
        JobOverview: {
            /** @description Newest first */
            failed: components["schemas"]["FailedJob"][];
            lanes: components["schemas"]["JobLaneLoad"][];
        };
        KeptDeck: {
            /** @description ISO 8601, UTC */
            created_at: string;
            /** @description Id of the evaluation */
            id: string;
            /** @description True if a share link shows its slides */
            is_shared: boolean;
            name: string;
            /** @description In bytes */
            size: number;
        };
        Likelihood: {
            engine: string;
            factors: components["schemas"]["LikelihoodFactor"][];
            /** @description The verdict in one sentence */
            likelihood_reason: string;
            likelihood_score: number;
            limit: components["schemas"]["LikelihoodLimit"] | null;
            rubric_version: string;
            submission_id: string;
        };
        LikelihoodFactor: {
            /** @enum {string} */
            criterion: "sector" | "profile" | "stage" | "amount" | "location" | "interests" | "deck" | "answers" | "consistency";
            /** @description From a release that stored no facts: its sentences, addressed to the founder */
            earlier: {
                raise: string | null;
                reason: string;
            } | null;
            /** @description The founder's values; empty if they say nothing about it */
            founder: components["schemas"]["FounderFact"][];
            /** @enum {string} */
            group: "fit" | "readiness";
            /** @description The investor's criterion; null if they state none */
            investor: string | null;
            missing: components["schemas"]["LikelihoodGap"][];
            name: string;
            /** @enum {string} */
            verdict: "strong" | "partial" | "weak" | "unknown";
            /** @description Relative to the other factors */
            weight: number;
        };
        LikelihoodGap: {
            /** @description Number of answers, score of the category, or slide of the step */
            count: number | null;
            /** @enum {string} */
            kind: "text" | "category" | "step" | "below" | "above" | "home" | "repeats" | "filler" | "copies" | "keywords" | "money" | "count" | "date" | "duration" | "share" | "name" | "choice" | "link" | "words" | "detail";
            /** @description The question, category, step or amount that this is about */
            subject: string | null;
        };
        LikelihoodLimit: {
            /** @enum {string} */
            by: "sector" | "stage" | "deck" | "answers";
            max: number;
        };
        LikelihoodReasons: {
            factors: components["schemas"]["LikelihoodFactor"][];
            limit: components["schemas"]["LikelihoodLimit"] | null;
        };
        LoadingSummary: {
            failures: number;
            /** @description Number of reported loads */
            loads: number;
            median_milliseconds: number | null;
            release: string;
            remote: string;
        };
        Message: {
            message: string;
        };
        MissingEvidence: {
            reason: string;
            rule: string;
            /** @description The published convention behind the rule */
            source: string | null;
        };
        NewDeckImage: {
            /** @description Dominant colors as #rrggbb, the most striking first */
            colors: string[];
            /** @description For a transparent picture, the background it needs to be visible; null if any will do */
            ground: ("light" | "dark") | null;
            height: number;
            /** @description Valid for an hour */
            image_url: string;
            /** @description The name that slides refer to */
            name: string;
            /** @description In bytes */
            size: number;
            width: number;
        };
        NewDeckVersion: {
            label: string;
        };
        NewEvaluation: {
            claim_token: string | null;
            /** @description ISO 8601, UTC */
            created_at: string;
            /** @description Contradictions and wrong sums */
            discrepancies: components["schemas"]["Discrepancy"][];
            /** @enum {string} */
            engine: "rubric" | "llm";
            file_sha256: string;
            foreign_slides: {
                language: string;
                slide: number;
            }[];
            /** @description False for evaluations made before decks were stored */
            has_slides: boolean;
            hidden_text_slides: number[];
            /** @description Text that cannot be seen, with its place on the slide; it is not scored */
            hidden_texts: {
                box: components["schemas"]["SlideBox"];
                slide: number;
                text: string;
            }[];
            id: string;
            improvements: string[];
            /** @description Name of the language model; absent if none was used */
            model?: string;
            /** @description The owner's name for it, or the file name */
            name: string;
            next_steps: components["schemas"]["NextStep"][];
            original_filename: string;
            /** @description Upper end: they count as 10. Equals overall_score if all were assessed */
            overall_high: number;
            /** @description Lower end of the overall score: categories that were not assessed count as 0 */
            overall_score: number;
            page_count: number;
            /** @description Slides with pictures whose text could not be read in full */
            partly_read_slides: number[];
            rubric_version: string;
            scores: components["schemas"]["CategoryScore"][];
            strengths: string[];
            unreadable_slides: number[];
        };
        NewEvaluationShare: {
            /** @description ISO 8601, UTC */
            created_at: string;
            /** @description ISO 8601, UTC */
            expires_at: string;
            id: string;
            last_opened_at: string | null;
            token: string;
        };
        NewPasskey: {
            /** @description Shown in the list of passkeys, to tell them apart */
            name: string;
            passkey: components["schemas"]["CreatedPasskey"];
        };
        NewSavedDeck: {
            /** @default  */
            company_name?: string;
            content: components["schemas"]["DeckDocumentInput"];
            name: string;
        };
        NewSavedFilter: {
            name: string;
            query: string;
        };
        NextStep: {
            category: components["schemas"]["Category"];
            detail: string;
            from: number;
            /** @description The sentence of the deck that the step refers to */
            quote: components["schemas"]["Quote"] | null;
            /** @description Suggested wording, with blanks in square brackets */
            rewrite: string | null;
            slide: number | null;
            title: string;
            to: number;
        };
        NotificationChoices: {
            deck_status: boolean;
            new_deck: boolean;
            product_news: boolean;
        };
        Passcode: {
            passcode: string;
        };
        Passkey: {
            /** @description ISO 8601, UTC */
            created_at: string;
            id: string;
            last_used_at: string | null;
            name: string;
            /** @description Synced to the owner's other devices */
            synced: boolean;
        };
        PasskeyCreation: {
            /** @constant */
            attestation: "none";
            authenticatorSelection: {
                /** @constant */
                requireResidentKey: true;
                /** @constant */
                residentKey: "required";
                /** @constant */
                userVerification: "required";
            };
            challenge: string;
            excludeCredentials: {
                id: string;
                transports?: components["schemas"]["PasskeyTransport"][];
                /** @constant */
                type: "public-key";
            }[];
            pubKeyCredParams: {
                alg: number;
                /** @constant */
                type: "public-key";
            }[];
            rp: {
                id: string;
                name: string;
            };
            timeout: number;
            user: {
                displayName: string;
                id: string;
                name: string;
            };
        };
        PasskeyLogin: {
            passkey: components["schemas"]["PasskeySignature"];
            /**
             * @description Keeps the session for up to 30 days (14 without use) instead of one day (12 hours without use)
             * @default false
             */
            remember?: boolean;
        };
        PasskeyRequest: {
            /** @description Empty at login, so the browser offers any passkey it has */
            allowCredentials: {
                id: string;
                transports?: components["schemas"]["PasskeyTransport"][];
                /** @constant */
                type: "public-key";
            }[];
            challenge: string;
            rpId: string;
            timeout: number;
            /** @constant */
            userVerification: "required";
        };
        PasskeySignature: {
            authenticatorAttachment?: ("platform" | "cross-platform") | null;
            /** @default {} */
            clientExtensionResults?: Record<string, never>;
            id: string;
            rawId: string;
            response: {
                authenticatorData: string;
                clientDataJSON: string;
                signature: string;
                userHandle?: string | null;
            };
            /** @constant */
            type: "public-key";
        };
        /** @enum {string} */
        PasskeyTransport: "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";
        /** @enum {string} */
        PassReason: "stage" | "sector" | "geography" | "traction" | "market" | "team" | "terms" | "conflict" | "other";
        PasswordChange: {
            confirm_password: string;
            current_password: string;
            new_password: string;
        };
        PasswordReset: {
            confirm_password: string;
            new_password: string;
            token: string;
            uid: string;
        };
        PresentationUpload: {
            /**
             * Format: binary
             * @description PowerPoint (.pptx), up to 50 MB
             */
            file: Blob;
        };
        ProfileBase: {
            bio?: string;
            company?: string;
            /** @description Shown on the public investor profile; empty if there is none */
            contact_email?: string;
            custom_url_slug?: string;
            email?: string;
            /** @description Comma-separated */
            expertise_tags?: string;
            first_name?: string;
            investment_experience?: string;
            investment_fields?: string[];
            investment_geography?: string;
            investment_preferences?: string;
            investment_stage?: string;
            investor_questionnaire?: {
                [key: string]: string;
            };
            is_profile_live?: boolean;
            is_publicly_listed?: boolean;
            last_name?: string;
            linkedin?: string;
            /** @description Whole dollars, digits only */
            max_investment?: string;
            /** @description Whole dollars, digits only */
            min_investment?: string;
            /** @description New email address, not yet confirmed */
            pending_email?: string | null;
            phone?: string;
            /** @description Comma-separated */
            previous_exits?: string;
            /** @description Comma-separated */
            previous_investments?: string;
            title?: string;
            twitter?: string;
            website?: string;
            work_field?: ("Technology" | "SaaS" | "AI & Machine Learning" | "Fintech" | "Healthcare" | "Biotech" | "Medtech" | "Climate" | "Energy" | "Logistics" | "Mobility" | "Retail" | "E-commerce" | "Consumer" | "Marketplace" | "Education" | "Media & Entertainment" | "Gaming" | "Real Estate" | "Agriculture & Food" | "Industrial" | "Security" | "Web3" | "Robotics" | "Space" | "Social Impact" | "Other") | "";
        };
        ProfilePatch: {
            /** @description The changed fields' previous values as the user saw them; refused if the stored values differ */
            based_on?: components["schemas"]["ProfileBase"];
            bio?: string;
            company?: string;
            /** @description An empty value removes it */
            contact_email?: string;
            custom_url_slug?: string;
            email?: string;
            expertise_tags?: string;
            first_name?: string;
            investment_experience?: string;
            investment_fields?: string[] | string;
            investment_geography?: string;
            investment_preferences?: string;
            investment_stage?: string;
            investor_questionnaire?: {
                [key: string]: string;
            };
            is_profile_live?: boolean;
            is_publicly_listed?: boolean;
            last_name?: string;
            linkedin?: string;
            max_investment?: string | number;
            min_investment?: string | number;
            notifications?: {
                deck_status?: boolean;
                new_deck?: boolean;
                product_news?: boolean;
            };
            phone?: string;
            previous_exits?: string;
            previous_investments?: string;
            title?: string;
            twitter?: string;
            website?: string;
            work_field?: ("Technology" | "SaaS" | "AI & Machine Learning" | "Fintech" | "Healthcare" | "Biotech" | "Medtech" | "Climate" | "Energy" | "Logistics" | "Mobility" | "Retail" | "E-commerce" | "Consumer" | "Marketplace" | "Education" | "Media & Entertainment" | "Gaming" | "Real Estate" | "Agriculture & Food" | "Industrial" | "Security" | "Web3" | "Robotics" | "Space" | "Social Impact" | "Other") | "";
        };
        PublicInvestor: {
            bio: string;
            company: string;
            custom_url_slug: string;
            /** @description Contact email address; empty if not given */
            email: string;
            first_name: string;
            id: number;
            investment_fields: string[];
            investment_preferences: string;
            last_name: string;
            linkedin: string;
            /** @description Short form, such as $2M; empty if not given */
            max_investment: string;
            /** @description Short form, such as $100K; empty if not given */
            min_investment: string;
            /** @description Comma-separated */
            previous_exits: string;
            /** @description Comma-separated */
            previous_investments: string;
            /** @description URL of the image */
            profile_image: string | null;
            title: string;
            twitter: string;
            website: string;
        };
        PublicInvestorPage: {
            /** @description Counts up to 10000, or 2000 in a search; there may be more */
            count: number;
            results: components["schemas"]["PublicInvestor"][];
        };
        Question: {
            id: string;
            is_conditional: boolean;
            options: string[];
            parent_question: string | null;
            question: string;
            required: boolean;
            trigger_values: string[];
            /** @enum {string} */
            type: "text" | "file" | "dropdown" | "both";
        };
        QuestionDraft: {
            id: string;
            /** @default [] */
            options?: string[];
            /** @default null */
            parent_question?: string | null;
            question: string;
            /** @default true */
            required?: boolean;
            /** @default [] */
            trigger_values?: string[];
            /** @enum {string} */
            type: "text" | "file" | "dropdown" | "both";
        };
        Questionnaire: {
            /** @description Null until the answers are submitted */
            answered_at: string | null;
            answers: components["schemas"]["Answer"][];
            investor: {
                company: string;
                id: number;
                name: string;
            };
            /** @description File name of the deck */
            original_filename: string;
            submission_id: string;
        };
        QuestionSet: {
            questions: components["schemas"]["QuestionDraft"][];
            /** @description ETag of the set that was changed, without quotes; if the stored set has changed since, the request is refused */
            revision?: string;
        };
        Quote: {
            /** @description The part of the slide that contains the quote */
            box: components["schemas"]["SlideBox"] | null;
            /** @description Verbatim from the deck */
            quote: string;
            /** @description The words come from OCR */
            recognised: boolean;
            slide: number;
        };
        ReceivedSubmission: {
            /** @description Null until the founder submits the answers */
            answered_at: string | null;
            company_name: string;
            /** @description ISO 8601, UTC */
            created_at: string;
            description: string;
            /** @description Link to the PDF, valid for an hour */
            file_url: string;
            founder_company: string;
            founder_email: string;
            founder_linkedin: string;
            founder_name: string;
            founder_phone: string;
            founder_profile_image: string | null;
            founder_website: string;
            founder_work_field: string;
            id: string;
            investor_name: string;
            /** @description Scoring is in progress; repeat the request in a few seconds */
            likelihood_pending: boolean;
            /** @description The verdict in one sentence, worded for the reader */
            likelihood_reason: string | null;
            likelihood_score: number | null;
            /** @description The investor's own note */
            note: string;
            original_filename: string;
            page_count: number;
            pass_comment: string;
            pass_reason: components["schemas"]["PassReason"] | null;
            status: components["schemas"]["SubmissionStatus"];
        };
        ReceivedSubmissionDetail: {
            /** @description Null until the founder submits the answers */
            answered_at: string | null;
            answers: components["schemas"]["Answer"][];
            company_name: string;
            /** @description ISO 8601, UTC */
            created_at: string;
            description: string;
            /** @description Link to the PDF, valid for an hour */
            file_url: string;
            founder_company: string;
            founder_email: string;
            founder_linkedin: string;
            founder_name: string;
            founder_phone: string;
            founder_profile_image: string | null;
            founder_website: string;
            founder_work_field: string;
            id: string;
            investor_name: string;
            likelihood: components["schemas"]["LikelihoodReasons"] | null;
            /** @description Scoring is in progress; repeat the request in a few seconds */
            likelihood_pending: boolean;
            /** @description The verdict in one sentence, worded for the reader */
            likelihood_reason: string | null;
            likelihood_score: number | null;
            /** @description The investor's own note */
            note: string;
            original_filename: string;
            page_count: number;
            pass_comment: string;
            pass_reason: components["schemas"]["PassReason"] | null;
            status: components["schemas"]["SubmissionStatus"];
            /** @description All versions that the founder sent to this investor, newest first */
            versions: components["schemas"]["SubmissionVersion"][];
        };
        ReceivedSubmissionPage: {
            count: number;
            results: components["schemas"]["ReceivedSubmissionRow"][];
        };
        ReceivedSubmissionRow: {
            company_name: string;
            /** @description ISO 8601, UTC */
            created_at: string;
            description: string;
            founder_email: string;
            founder_name: string;
            founder_phone: string;
            founder_profile_image: string | null;
            founder_work_field: string;
            id: string;
            /** @description Scoring is in progress; repeat the request in a few seconds */
            likelihood_pending: boolean;
            likelihood_score: number | null;
            status: components["schemas"]["SubmissionStatus"];
        };
        ReceivedSummary: {
            all: number;
            contacted: number;
            new: number;
            rejected: number;
            reviewed: number;
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        RefreshBody: {
            refresh: string;
        };
        Registration: {
            email: string;
            first_name: string;
            last_name: string;
            password: string;
            password2: string;
        };
        ReleasedPart: {
            /** @description Name of a remote, or `shell` */
            part: string;
            /** @description The canary, the current release, and earlier ones, newest first */
            releases: components["schemas"]["ReleaseState"][];
            title: string;
        };
        ReleaseOverview: {
            /** @description Reported loads without failures after which a release counts as known good */
            known_good_loads: number;
            parts: components["schemas"]["ReleasedPart"][];
        };
        ReleaseState: {
            /** @description Gzipped size of its entry file in bytes; null for the shell */
            entry_size: number | null;
            /** @description Estimate of all loads, of which only a sample is reported */
            estimated_loads: number;
            failure_rate: number;
            /** @description Failures caused by the release */
            failures: number;
            known_good: boolean;
            /** @description Reported loads */
            loads: number;
            /** @description For a canary, the percentage of browsers that get it */
            percent: number | null;
            /**
             * @description Its state in the release registry
             * @enum {string}
             */
            registered_as: "current" | "canary" | "earlier";
            release: string;
            /** @description ISO 8601, UTC */
            released_at: string;
            /** @description Files that did not arrive, because of either the release or the connection */
            undelivered: number;
            /**
             * @description What browsers get, considering all decisions on the releases of this part
             * @enum {string}
             */
            used_as: "current" | "canary" | "fallback" | "none";
            verdict: components["schemas"]["ReleaseVerdict"] | null;
        };
        ReleaseVerdict: {
            /** @description Null if done by the server, or if the account was deleted since */
            admin: components["schemas"]["Someone"] | null;
            /** @description ISO 8601, UTC */
            at: string;
            /** @enum {string} */
            decided_by: "admin" | "server";
            /** @description Empty if the release was allowed */
            reason: string;
            /** @enum {string} */
            verdict: "withdrawn" | "allowed";
        };
        RemotesStatus: {
            /** @description The newest, or those with the requested reference; at most 50 */
            failures: components["schemas"]["ReportedFailure"][];
            releases: components["schemas"]["LoadingSummary"][];
            /** @description ISO 8601, UTC */
            since: string;
        };
        ReportedFailure: {
            /** @description ISO 8601, UTC */
            at: string;
            /** @enum {string} */
            failure: "registry" | "offline" | "network" | "timeout" | "not-a-remote" | "integrity" | "threw-on-load" | "wrong-shape" | "incompatible" | "outdated" | "threw-on-render";
            fallback: string | null;
            page: string;
            reference: string;
            release: string;
            remote: string;
        };
        RunProgress: {
            /** @description 1 is next */
            position: number;
            /** @constant */
            stage: "waiting";
        } | {
            /** @constant */
            stage: "opening";
        } | {
            of: number;
            /** @description Counted from 1 */
            slide: number;
            /** @constant */
            stage: "reading";
        } | {
            of: number;
            /** @description Counted from 1 */
            slide: number;
            /** @constant */
            stage: "recognising";
        } | {
            /** @constant */
            stage: "interrupted";
        } | {
            done: number;
            of: number;
            /** @constant */
            stage: "scoring";
        };
        SavedAnswers: {
            /** @description Null for a draft */
            answered_at: string | null;
            /** @description Files added or removed by this request */
            files: {
                file_name: string | null;
                /** @description In bytes */
                file_size: number | null;
                /** @description Valid for an hour; null if the file was removed */
                file_url: string | null;
                /** @description Id of the question */
                id: string;
            }[];
            /** @description ISO 8601, UTC */
            saved_at: string;
            submission_id: string;
        };
        SavedDeck: {
            company_name: string;
            content: components["schemas"]["DeckDocument"];
            /** @description ISO 8601, UTC */
            created_at: string;
            id: string;
            name: string;
            /** @description Increases with each change */
            revision: number;
            total_slides: number;
            /** @description ISO 8601, UTC */
            updated_at: string;
        };
        SavedDeckPage: {
            count: number;
            results: components["schemas"]["SavedDeckSummary"][];
        };
        SavedDeckPatch: {
            company_name?: string;
            content?: components["schemas"]["DeckDocumentInput"];
            name?: string;
            revision?: number;
        };
        SavedDeckSummary: {
            company_name: string;
            /** @description ISO 8601, UTC */
            created_at: string;
            id: string;
            name: string;
            total_slides: number;
            /** @description ISO 8601, UTC */
            updated_at: string;
        };
        SavedFilter: {
            id: string;
            name: string;
            /** @description The query string of the page's URL */
            query: string;
        };
        SecondFactor: {
            /** @description Whether an authenticator app is set up */
            app: boolean;
            enabled: boolean;
            passkeys: number;
            recovery_codes_left: number;
            /** @description Admins can't turn it off, and have no admin rights without it */
            required: boolean;
        };
        SecondFactorChallenge: {
            /** @description Whether codes from an app are accepted; recovery codes always are */
            app: boolean;
            challenge: string;
            /** @description Whether the account has passkeys */
            passkeys: boolean;
        };
        SecondFactorSecret: {
            /** @description Base 32 */
            secret: string;
            /** @description Content of the QR code for the app */
            uri: string;
        };
        SecurityEvent: {
            /** @description ISO 8601, UTC */
            at: string;
            /** @description For a role change, what changed */
            detail: components["schemas"]["AdminActionKind"] | null;
            /** @description Such as "Firefox on Windows"; null if done from the command line */
            device: string | null;
            id: string;
            kind: components["schemas"]["SecurityEventKind"];
        };
        /** @enum {string} */
        SecurityEventKind: "login" | "login_refused" | "second_factor_refused" | "throttled" | "password_reset_requested" | "password_reset" | "password_changed" | "second_factor_on" | "second_factor_off" | "recovery_codes_renewed" | "passkey_added" | "passkey_removed" | "email_change_requested" | "email_changed" | "email_change_undone" | "role_changed" | "release_withdrawn" | "release_allowed" | "job_retried" | "job_discarded" | "export_requested" | "export_downloaded" | "deletion_requested" | "deletion_cancelled" | "sessions_ended" | "refresh_token_reused";
        SecurityEventPage: {
            count: number;
            results: components["schemas"]["SecurityEvent"][];
        };
        SentDeck: {
            /**
             * Format: binary
             * @description PDF, up to 50 MB
             */
            file: Blob;
            investor_id: number;
        };
        SentSubmission: {
            /** @description Null until the founder submits the answers */
            answered_at: string | null;
            company_name: string;
            /** @description ISO 8601, UTC */
            created_at: string;
            description: string;
            /** @description Link to the PDF, valid for an hour */
            file_url: string;
            founder_company: string;
            founder_email: string;
            founder_name: string;
            founder_phone: string;
            founder_profile_image: string | null;
            founder_work_field: string;
            id: string;
            investor: components["schemas"]["SentTo"];
            investor_name: string;
            /** @description Scoring is in progress; repeat the request in a few seconds */
            likelihood_pending: boolean;
            /** @description The verdict in one sentence, worded for the reader */
            likelihood_reason: string | null;
            likelihood_score: number | null;
            original_filename: string;
            page_count: number;
            pass_comment: string;
            pass_reason: components["schemas"]["PassReason"] | null;
            status: components["schemas"]["SubmissionStatus"];
        };
        SentSubmissionDetail: {
            /** @description Null until the founder submits the answers */
            answered_at: string | null;
            answers: components["schemas"]["Answer"][];
            company_name: string;
            /** @description ISO 8601, UTC */
            created_at: string;
            description: string;
            /** @description Oldest first */
            events: components["schemas"]["SubmissionEvent"][];
            /** @description Link to the PDF, valid for an hour */
            file_url: string;
            founder_company: string;
            founder_email: string;
            founder_name: string;
            founder_phone: string;
            founder_profile_image: string | null;
            founder_work_field: string;
            id: string;
            investor: components["schemas"]["SentTo"];
            investor_name: string;
            likelihood: components["schemas"]["LikelihoodReasons"] | null;
            /** @description Scoring is in progress; repeat the request in a few seconds */
            likelihood_pending: boolean;
            /** @description The verdict in one sentence, worded for the reader */
            likelihood_reason: string | null;
            likelihood_score: number | null;
            original_filename: string;
            page_count: number;
            pass_comment: string;
            pass_reason: components["schemas"]["PassReason"] | null;
            status: components["schemas"]["SubmissionStatus"];
            /** @description All versions sent to this investor, newest first */
            versions: components["schemas"]["SubmissionVersion"][];
            views: components["schemas"]["DeckViews"];
        };
        SentSubmissionPage: {
            count: number;
            results: components["schemas"]["SentSubmissionRow"][];
        };
        SentSubmissionRow: {
            /** @description Null until the founder submits the answers */
            answered_at: string | null;
            /** @description ISO 8601, UTC */
            created_at: string;
            id: string;
            investor: {
                company: string;
                name: string;
                profile_image: string | null;
                title: string;
            };
            /** @description Scoring is in progress; repeat the request in a few seconds */
            likelihood_pending: boolean;
            likelihood_score: number | null;
            status: components["schemas"]["SubmissionStatus"];
        };
        SentSummary: {
            analysed: number;
            contacted: number;
            sent: number;
        };
        SentTo: {
            company: string;
            id: number;
            live: boolean;
            name: string;
            profile_image: string | null;
            slug: string;
            title: string;
        };
        Settings: {
            /** @description What the product costs, in a sentence */
            cost_note: string;
            demo: boolean;
            /**
             * @description Default engine; a request can name the other one
             * @enum {string}
             */
            engine: "rubric" | "llm";
            /** @enum {string} */
            evaluation_access: "everyone" | "login";
            /** @description Name of the language model; null if none is set up */
            model: string | null;
            /** @description Domain that passkeys belong to; null if passkeys are not available */
            passkey_domain: string | null;
            product_name: string;
            provider_email: string;
            /** @description Origins from which a browser may load remotes */
            remote_origins: string[];
            /** @description Milliseconds a remote may take to load */
            remote_timeout: number;
            require_verified_email: boolean;
            social_links: {
                label: string;
                url: string;
            }[];
            /** @description Percentage of browser tabs that report how remotes load */
            telemetry_percent: number;
        };
        SharedEvaluation: {
            /** @description ISO 8601, UTC */
            created_at: string;
            /** @description Contradictions and wrong sums */
            discrepancies: components["schemas"]["Discrepancy"][];
            /** @enum {string} */
            engine: "rubric" | "llm";
            file_sha256: string;
            foreign_slides: {
                language: string;
                slide: number;
            }[];
            /** @description False for evaluations made before decks were stored */
            has_slides: boolean;
            hidden_text_slides: number[];
            /** @description Text that cannot be seen, with its place on the slide; it is not scored */
            hidden_texts: {
                box: components["schemas"]["SlideBox"];
                slide: number;
                text: string;
            }[];
            id: string;
            improvements: string[];
            /** @description Name of the language model; absent if none was used */
            model?: string;
            /** @description The owner's name for it, or the file name */
            name: string;
            next_steps: components["schemas"]["NextStep"][];
            original_filename: string;
            /** @description Upper end: they count as 10. Equals overall_score if all were assessed */
            overall_high: number;
            /** @description Lower end of the overall score: categories that were not assessed count as 0 */
            overall_score: number;
            page_count: number;
            /** @description Slides with pictures whose text could not be read in full */
            partly_read_slides: number[];
            rubric_version: string;
            scores: components["schemas"]["CategoryScore"][];
            /** @description When the link expires */
            share_expires_at: string;
            strengths: string[];
            unreadable_slides: number[];
        };
        SharedSlides: {
            original_filename: string;
            slides: components["schemas"]["DeckSlide"][];
        };
        ShareRequest: {
            days: 1 | 7 | 30 | 90;
        };
        SlideAnalysis: {
            /** @description What the slide is about; null if it covers no category */
            category: ("Problem & why now" | "Solution & product status" | "Market" | "Traction & engagement" | "Business model & route to market" | "Competition & protectability" | "Team" | "Financials & ask") | null;
            engine: components["schemas"]["AssistantEngineName"];
            /** @description What earns points on this slide */
            evidence: components["schemas"]["Evidence"][];
            /** @description Most important first */
            fixes: components["schemas"]["DeckPoint"][];
            /** @description What an investor will ask */
            questions: components["schemas"]["DeckPoint"][];
            /** @description False if the text of the slide could not be read; the analysis then makes no claims */
            readable: boolean;
            /** @description Its statements, verbatim */
            says: string[];
            /** @description Score of the category in the whole deck */
            score: number | null;
            slide: number;
            strengths: components["schemas"]["DeckPoint"][];
            summary: string;
            title: string | null;
        };
        /** @description In fractions of the slide, origin at its top left */
        SlideBox: {
            height: number;
            width: number;
            x: number;
            y: number;
        };
        SlideChange: {
            /** @enum {string} */
            kind: "move" | "duplicate" | "delete" | "convert" | "retitle";
            /** @description Position to move to, counted from 1 */
            place: number | null;
            slide_id: string;
            /** @description New title */
            title: string | null;
            /** @description Kind to convert to, if no word is lost */
            to_kind: ("title" | "section" | "bullets" | "columns" | "quote" | "number" | "metrics" | "timeline" | "market" | "table" | "chart" | "image" | "team" | "logos" | "closing") | null;
        };
        SlideChart: {
            categories: string[];
            series: {
                name: string;
                values: (number | null)[];
            }[];
            /** @enum {string} */
            type: "bar" | "line" | "pie";
            /** @default  */
            unit: string;
        };
        SlideChartInput: {
            categories: string[];
            series: {
                name: string;
                values: (number | null)[];
            }[];
            /** @enum {string} */
            type: "bar" | "line" | "pie";
            /** @default  */
            unit?: string;
        };
        SlideColumn: {
            heading: string;
            lines: string[];
        };
        SlideComment: {
            /** @description ISO 8601, UTC */
            created_at: string;
            /** @constant */
            done?: true;
            /** @description Unique within the deck */
            id: string;
            slide_id: string;
            text: string;
        };
        SlideStep: {
            date: string;
            /** @enum {string} */
            state: "done" | "current" | "planned";
            text: string;
            title: string;
        };
        SlideTable: {
            columns: string[];
            /**
             * @description “comparison” shows cells that say yes, no or partly as marks, and emphasizes a column
             * @enum {string}
             */
            look?: "plain" | "comparison";
            /** @description The emphasized column of a comparison, counted from 0; 1 by default */
            own_column?: number;
            rows: string[][];
        };
        SlideTimes: {
            slides: {
                seconds: number;
                slide: number;
            }[];
            /**
             * Format: uuid
             * @description Generated by the client each time the deck is opened
             */
            viewing_id: string;
        };
        Someone: {
            email: string;
            id: number;
            name: string;
        };
        SubmissionEvent: {
            /** @description ISO 8601, UTC */
            at: string;
            /** @description For a status change, the new status */
            detail: string | null;
            /** @enum {string} */
            kind: "sent" | "answered" | "opened" | "status" | "likelihood";
        };
        SubmissionPatch: {
            note?: string;
            /** @description Only with status Passed; shown to the founder */
            pass_comment?: string;
            /** @description Only with status Passed; shown to the founder */
            pass_reason?: components["schemas"]["PassReason"] | null;
            status?: components["schemas"]["SubmissionStatus"];
        };
        /** @enum {string} */
        SubmissionStatus: "New" | "Reviewed" | "Contacting" | "Passed";
        SubmissionVersion: {
            /** @description ISO 8601, UTC */
            created_at: string;
            id: string;
            original_filename: string;
            status: components["schemas"]["SubmissionStatus"];
        };
        Suggestion: {
            /** @description ISO 8601, UTC */
            answered_at: string;
            /** @description Id of the question it could answer */
            id: string;
            investor_name: string;
            text: string;
        };
        TokenPair: {
            access: string;
            refresh: string;
        };
        UndoneDecision: {
            /** @description Identifies the decision, to undo it */
            decision: string;
        };
        User: {
            bio: string;
            company: string;
            /** @description Shown on the public investor profile; empty if there is none */
            contact_email: string;
            custom_url_slug: string;
            email: string;
            email_verified: boolean;
            /** @description Comma-separated */
            expertise_tags: string;
            first_name: string;
            id: number;
            investment_experience: string;
            investment_fields: string[];
            investment_geography: string;
            investment_preferences: string;
            investment_stage: string;
            investor_questionnaire: {
                [key: string]: string;
            };
            is_investor: boolean;
            is_profile_live: boolean;
            is_publicly_listed: boolean;
            is_superuser: boolean;
            last_name: string;
            linkedin: string;
            /** @description Whole dollars, digits only */
            max_investment: string;
            /** @description Whole dollars, digits only */
            min_investment: string;
            notifications: components["schemas"]["NotificationChoices"];
            /** @description New email address, not yet confirmed */
            pending_email: string | null;
            phone: string;
            /** @description Comma-separated */
            previous_exits: string;
            /** @description Comma-separated */
            previous_investments: string;
            /** @description URL of the image */
            profile_image: string | null;
            title: string;
            twitter: string;
            website: string;
            work_field: ("Technology" | "SaaS" | "AI & Machine Learning" | "Fintech" | "Healthcare" | "Biotech" | "Medtech" | "Climate" | "Energy" | "Logistics" | "Mobility" | "Retail" | "E-commerce" | "Consumer" | "Marketplace" | "Education" | "Media & Entertainment" | "Gaming" | "Real Estate" | "Agriculture & Food" | "Industrial" | "Security" | "Web3" | "Robotics" | "Space" | "Social Impact" | "Other") | "";
        };
        UserPatch: {
            is_investor: boolean;
        };
    };
    responses: {
        /** @description The language model gave no usable answer */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request is not valid; the body maps each invalid field to its messages */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The current state does not allow this; `code` says why */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body or a file in it is too large */
        ContentTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The caller is not allowed to do this, or must confirm their identity first */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server has no space left for this */
        InsufficientStorage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server failed; `request_id` identifies the error in its log */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The path does not support this method */
        MethodNotAllowed: {
            headers: {
                /** @description The methods that the path supports */
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description It does not exist, or it belongs to someone else */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The file is smaller than the requested range */
        RangeNotSatisfiable: {
            headers: {
                /** @description The size of the file, such as `bytes *\/1000` */
                "Content-Range"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server is unavailable at the moment */
        ServiceUnavailable: {
            headers: {
                /** @description Seconds to wait before trying again */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The caller has sent too many requests */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait before trying again */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token is missing, invalid or expired, or the login failed */
        Unauthorized: {
            headers: {
                /** @description Always `Bearer` */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request is valid, but its content cannot be used */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The content type of the body is not supported */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccountDeletion = components['schemas']['AccountDeletion'];
export type AccountSecurityEvent = components['schemas']['AccountSecurityEvent'];
export type AccountSecurityEventPage = components['schemas']['AccountSecurityEventPage'];
export type ActiveSession = components['schemas']['ActiveSession'];
export type AddedApp = components['schemas']['AddedApp'];
export type AddedPasskey = components['schemas']['AddedPasskey'];
export type AdminAction = components['schemas']['AdminAction'];
export type AdminActionKind = components['schemas']['AdminActionKind'];
export type AdminActionPage = components['schemas']['AdminActionPage'];
export type AdminUser = components['schemas']['AdminUser'];
export type AdminUserPage = components['schemas']['AdminUserPage'];
export type AnalysisUpload = components['schemas']['AnalysisUpload'];
export type Answer = components['schemas']['Answer'];
export type AnswerBlock = components['schemas']['AnswerBlock'];
export type AnswerItem = components['schemas']['AnswerItem'];
export type AnswersForm = components['schemas']['AnswersForm'];
export type Approach = components['schemas']['Approach'];
export type AssistantEngineName = components['schemas']['AssistantEngineName'];
export type AuthSession = components['schemas']['AuthSession'];
export type BenchmarkConsent = components['schemas']['BenchmarkConsent'];
export type BenchmarkConsentRequest = components['schemas']['BenchmarkConsentRequest'];
export type BenchmarkGroup = components['schemas']['BenchmarkGroup'];
export type Benchmarks = components['schemas']['Benchmarks'];
export type BrandUpload = components['schemas']['BrandUpload'];
export type Brief = components['schemas']['Brief'];
export type BriefPicture = components['schemas']['BriefPicture'];
export type BulkDecision = components['schemas']['BulkDecision'];
export type BulkResult = components['schemas']['BulkResult'];
export type Category = components['schemas']['Category'];
export type CategoryBenchmark = components['schemas']['CategoryBenchmark'];
export type CategoryChange = components['schemas']['CategoryChange'];
export type CategoryScore = components['schemas']['CategoryScore'];
export type ChallengeAnswer = components['schemas']['ChallengeAnswer'];
export type ChatAnswer = components['schemas']['ChatAnswer'];
export type ChatEvent = components['schemas']['ChatEvent'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type ChatRequest = components['schemas']['ChatRequest'];
export type Citation = components['schemas']['Citation'];
export type Claim = components['schemas']['Claim'];
export type ClaimResult = components['schemas']['ClaimResult'];
export type Comparison = components['schemas']['Comparison'];
export type Conversation = components['schemas']['Conversation'];
export type ConversationSummary = components['schemas']['ConversationSummary'];
export type CreatedPasskey = components['schemas']['CreatedPasskey'];
export type Credentials = components['schemas']['Credentials'];
export type DecidedSubmission = components['schemas']['DecidedSubmission'];
export type DeckBrand = components['schemas']['DeckBrand'];
export type DeckContent = components['schemas']['DeckContent'];
export type DeckDocument = components['schemas']['DeckDocument'];
export type DeckDocumentInput = components['schemas']['DeckDocumentInput'];
export type DeckDocumentSlide = components['schemas']['DeckDocumentSlide'];
export type DeckDocumentSlideInput = components['schemas']['DeckDocumentSlideInput'];
export type DeckExport = components['schemas']['DeckExport'];
export type DeckImage = components['schemas']['DeckImage'];
export type DeckImageUpload = components['schemas']['DeckImageUpload'];
export type DeckPoint = components['schemas']['DeckPoint'];
export type DeckSlide = components['schemas']['DeckSlide'];
export type DeckSlides = components['schemas']['DeckSlides'];
export type DeckStorage = components['schemas']['DeckStorage'];
export type DeckUpload = components['schemas']['DeckUpload'];
export type DeckVersion = components['schemas']['DeckVersion'];
export type DeckVersionSummary = components['schemas']['DeckVersionSummary'];
export type DeckViews = components['schemas']['DeckViews'];
export type DeletedQuestions = components['schemas']['DeletedQuestions'];
export type DeletionDue = components['schemas']['DeletionDue'];
export type Discrepancy = components['schemas']['Discrepancy'];
export type DraftFact = components['schemas']['DraftFact'];
export type EmailBody = components['schemas']['EmailBody'];
export type EmailChangeToken = components['schemas']['EmailChangeToken'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type Evaluation = components['schemas']['Evaluation'];
export type EvaluationChanges = components['schemas']['EvaluationChanges'];
export type EvaluationEvent = components['schemas']['EvaluationEvent'];
export type EvaluationPage = components['schemas']['EvaluationPage'];
export type EvaluationRun = components['schemas']['EvaluationRun'];
export type EvaluationShare = components['schemas']['EvaluationShare'];
export type EvaluationSlides = components['schemas']['EvaluationSlides'];
export type EvaluationSummary = components['schemas']['EvaluationSummary'];
export type Evidence = components['schemas']['Evidence'];
export type ExportTicket = components['schemas']['ExportTicket'];
export type FactToAdd = components['schemas']['FactToAdd'];
export type FailedJob = components['schemas']['FailedJob'];
export type FoundBrand = components['schemas']['FoundBrand'];
export type FounderFact = components['schemas']['FounderFact'];
export type GeneratedDeck = components['schemas']['GeneratedDeck'];
export type GenerateEvent = components['schemas']['GenerateEvent'];
export type GenerateRequest = components['schemas']['GenerateRequest'];
export type Health = components['schemas']['Health'];
export type Identity = components['schemas']['Identity'];
export type IdentityProof = components['schemas']['IdentityProof'];
export type ImportedDeck = components['schemas']['ImportedDeck'];
export type JobLaneLoad = components['schemas']['JobLaneLoad'];
export type JobOverview = components['schemas']['JobOverview'];
export type KeptDeck = components['schemas']['KeptDeck'];
export type Likelihood = components['schemas']['Likelihood'];
export type LikelihoodFactor = components['schemas']['LikelihoodFactor'];
export type LikelihoodGap = components['schemas']['LikelihoodGap'];
export type LikelihoodLimit = components['schemas']['LikelihoodLimit'];
export type LikelihoodReasons = components['schemas']['LikelihoodReasons'];
export type LoadingSummary = components['schemas']['LoadingSummary'];
export type Message = components['schemas']['Message'];
export type MissingEvidence = components['schemas']['MissingEvidence'];
export type NewDeckImage = components['schemas']['NewDeckImage'];
export type NewDeckVersion = components['schemas']['NewDeckVersion'];
export type NewEvaluation = components['schemas']['NewEvaluation'];
export type NewEvaluationShare = components['schemas']['NewEvaluationShare'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type NewSavedDeck = components['schemas']['NewSavedDeck'];
export type NewSavedFilter = components['schemas']['NewSavedFilter'];
export type NextStep = components['schemas']['NextStep'];
export type NotificationChoices = components['schemas']['NotificationChoices'];
export type Passcode = components['schemas']['Passcode'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyCreation = components['schemas']['PasskeyCreation'];
export type PasskeyLogin = components['schemas']['PasskeyLogin'];
export type PasskeyRequest = components['schemas']['PasskeyRequest'];
export type PasskeySignature = components['schemas']['PasskeySignature'];
export type PasskeyTransport = components['schemas']['PasskeyTransport'];
export type PassReason = components['schemas']['PassReason'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type PresentationUpload = components['schemas']['PresentationUpload'];
export type ProfileBase = components['schemas']['ProfileBase'];
export type ProfilePatch = components['schemas']['ProfilePatch'];
export type PublicInvestor = components['schemas']['PublicInvestor'];
export type PublicInvestorPage = components['schemas']['PublicInvestorPage'];
export type Question = components['schemas']['Question'];
export type QuestionDraft = components['schemas']['QuestionDraft'];
export type Questionnaire = components['schemas']['Questionnaire'];
export type QuestionSet = components['schemas']['QuestionSet'];
export type Quote = components['schemas']['Quote'];
export type ReceivedSubmission = components['schemas']['ReceivedSubmission'];
export type ReceivedSubmissionDetail = components['schemas']['ReceivedSubmissionDetail'];
export type ReceivedSubmissionPage = components['schemas']['ReceivedSubmissionPage'];
export type ReceivedSubmissionRow = components['schemas']['ReceivedSubmissionRow'];
export type ReceivedSummary = components['schemas']['ReceivedSummary'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type RefreshBody = components['schemas']['RefreshBody'];
export type Registration = components['schemas']['Registration'];
export type ReleasedPart = components['schemas']['ReleasedPart'];
export type ReleaseOverview = components['schemas']['ReleaseOverview'];
export type ReleaseState = components['schemas']['ReleaseState'];
export type ReleaseVerdict = components['schemas']['ReleaseVerdict'];
export type RemotesStatus = components['schemas']['RemotesStatus'];
export type ReportedFailure = components['schemas']['ReportedFailure'];
export type RunProgress = components['schemas']['RunProgress'];
export type SavedAnswers = components['schemas']['SavedAnswers'];
export type SavedDeck = components['schemas']['SavedDeck'];
export type SavedDeckPage = components['schemas']['SavedDeckPage'];
export type SavedDeckPatch = components['schemas']['SavedDeckPatch'];
export type SavedDeckSummary = components['schemas']['SavedDeckSummary'];
export type SavedFilter = components['schemas']['SavedFilter'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type SecondFactorChallenge = components['schemas']['SecondFactorChallenge'];
export type SecondFactorSecret = components['schemas']['SecondFactorSecret'];
export type SecurityEvent = components['schemas']['SecurityEvent'];
export type SecurityEventKind = components['schemas']['SecurityEventKind'];
export type SecurityEventPage = components['schemas']['SecurityEventPage'];
export type SentDeck = components['schemas']['SentDeck'];
export type SentSubmission = components['schemas']['SentSubmission'];
export type SentSubmissionDetail = components['schemas']['SentSubmissionDetail'];
export type SentSubmissionPage = components['schemas']['SentSubmissionPage'];
export type SentSubmissionRow = components['schemas']['SentSubmissionRow'];
export type SentSummary = components['schemas']['SentSummary'];
export type SentTo = components['schemas']['SentTo'];
export type Settings = components['schemas']['Settings'];
export type SharedEvaluation = components['schemas']['SharedEvaluation'];
export type SharedSlides = components['schemas']['SharedSlides'];
export type ShareRequest = components['schemas']['ShareRequest'];
export type SlideAnalysis = components['schemas']['SlideAnalysis'];
export type SlideBox = components['schemas']['SlideBox'];
export type SlideChange = components['schemas']['SlideChange'];
export type SlideChart = components['schemas']['SlideChart'];
export type SlideChartInput = components['schemas']['SlideChartInput'];
export type SlideColumn = components['schemas']['SlideColumn'];
export type SlideComment = components['schemas']['SlideComment'];
export type SlideStep = components['schemas']['SlideStep'];
export type SlideTable = components['schemas']['SlideTable'];
export type SlideTimes = components['schemas']['SlideTimes'];
export type Someone = components['schemas']['Someone'];
export type SubmissionEvent = components['schemas']['SubmissionEvent'];
export type SubmissionPatch = components['schemas']['SubmissionPatch'];
export type SubmissionStatus = components['schemas']['SubmissionStatus'];
export type SubmissionVersion = components['schemas']['SubmissionVersion'];
export type Suggestion = components['schemas']['Suggestion'];
export type TokenPair = components['schemas']['TokenPair'];
export type UndoneDecision = components['schemas']['UndoneDecision'];
export type User = components['schemas']['User'];
export type UserPatch = components['schemas']['UserPatch'];
export type ResponseBadGateway = components['responses']['BadGateway'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseContentTooLarge = components['responses']['ContentTooLarge'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseInsufficientStorage = components['responses']['InsufficientStorage'];
export type ResponseInternalServerError = components['responses']['InternalServerError'];
export type ResponseMethodNotAllowed = components['responses']['MethodNotAllowed'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseRangeNotSatisfiable = components['responses']['RangeNotSatisfiable'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnprocessableContent = components['responses']['UnprocessableContent'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type $defs = Record<string, never>;
export interface operations {
    listAdminActions: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminActionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    joinBenchmarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BenchmarkConsentRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenchmarkConsent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    leaveBenchmarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    requestDeletion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof of identity; works once, within five minutes */
                "re-authentication"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletionDue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeToken"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    resendEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    undoEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeToken"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    downloadExport: {
        parameters: {
            query: {
                expires: number;
                signature: string;
                user: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            /** @description The archive isn't ready yet; repeat the request to wait for it */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    requestExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof of identity; works once, within five minutes */
                "re-authentication"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listInvestors: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
                range?: "up-to-100k" | "100k-500k" | "500k-1m" | "1m-5m" | "5m-plus";
                /** @description Searches name, company, investment fields and expertise tags */
                search?: string;
                sort?: "name" | "company" | "investment-low" | "investment-high";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicInvestorPage"] | components["schemas"]["PublicInvestor"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getInvestor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicInvestor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getInvestorCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            /** @description Not modified: the client already has this version */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getInvestorBySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicInvestor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            /** @description A second step is needed */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    logInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createPasskeyLoginRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    passChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeAnswer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshBody"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedPasskey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof of identity; works once, within five minutes */
                "re-authentication"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createPasskeyOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof of identity; works once, within five minutes */
                "re-authentication"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    confirmPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    patchProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof of identity; works once, within five minutes */
                "re-authentication"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfilePatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    putProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP, at most 20 MB
                     */
                    profile_image: Blob;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    reAuthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Identity"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProof"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createIdentityRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                } | null;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Passcode"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedApp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof of identity; works once, within five minutes */
                "re-authentication"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    setUpSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof of identity; works once, within five minutes */
                "re-authentication"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    turnOffSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof of identity; works once, within five minutes */
                "re-authentication"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listOwnSecurityEvents: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityEventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSecurityEvents: {
        parameters: {
            query?: {
                /** @description Searches name and email address */
                account?: string;
                kind?: components["schemas"]["SecurityEventKind"];
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSecurityEventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveSession"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
                role?: "founder" | "investor" | "superuser";
                search?: string;
                sort?: "name" | "-name" | "email" | "-email" | "created" | "-created" | "last_login" | "-last_login";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserPage"] | components["schemas"]["AdminUser"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    patchUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof of identity; works once, within five minutes */
                "re-authentication"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getProductCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            /** @description Not modified: the client already has this version */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getSharedResultCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            /** @description Not modified: the client already has this version */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getAnswerFile: {
        parameters: {
            query: {
                expires: number;
                name: string;
                opens?: string;
                signature: string;
            };
            header?: {
                /** @description One range in bytes, such as `bytes=0-65535` */
                range?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                    "application/pdf": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "image/webp": Blob;
                };
            };
            /** @description The part of the file that the Range header asks for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                    "application/pdf": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getDeckImageFile: {
        parameters: {
            query: {
                expires: number;
                name: string;
                opens?: string;
                signature: string;
            };
            header?: {
                /** @description One range in bytes, such as `bytes=0-65535` */
                range?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "image/webp": Blob;
                };
            };
            /** @description The part of the file that the Range header asks for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getDeckFile: {
        parameters: {
            query: {
                expires: number;
                name: string;
                opens?: string;
                signature: string;
            };
            header?: {
                /** @description One range in bytes, such as `bytes=0-65535` */
                range?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description The part of the file that the Range header asks for */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getSlideImage: {
        parameters: {
            query: {
                expires: number;
                name: string;
                signature: string;
            };
            header?: never;
            path: {
                deck: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobOverview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    discardJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof of identity; works once, within five minutes */
                "re-authentication"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    sendDeck: {
        parameters: {
            query?: never;
            header?: {
                /** @description Generated by the client for each deck it sends */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SentDeck"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Questionnaire"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getApproach: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approach"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    analyseUploadedSlide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AnalysisUpload"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlideAnalysis"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    findBrand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BrandUpload"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundBrand"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getConversation: {
        parameters: {
            query?: {
                evaluation_id?: string;
                saved_deck_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    chat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            /** @description As JSON, or as an event stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatAnswer"];
                    "text/event-stream": components["schemas"]["ChatEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteConversation: {
        parameters: {
            query?: {
                evaluation_id?: string;
                saved_deck_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listConversations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationSummary"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    exportPdf: {
        parameters: {
            query?: {
                notes?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckExport"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    exportPowerPoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeckExport"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    generateDeck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateRequest"];
            };
        };
        responses: {
            /** @description As JSON, or as an event stream */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneratedDeck"];
                    "text/event-stream": components["schemas"]["GenerateEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listDeckImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckImage"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    addDeckImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DeckImageUpload"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewDeckImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    importDeck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PresentationUpload"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedDeck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSavedDecks: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedDeckPage"] | components["schemas"]["SavedDeckSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createSavedDeck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSavedDeck"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedDeck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getSavedDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedDeck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteSavedDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    patchSavedDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedDeckPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedDeck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    duplicateSavedDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedDeck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    restoreSavedDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedDeck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listDeckVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckVersionSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createDeckVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeckVersion"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckVersionSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getDeckVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckVersion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteDeckVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    restoreDeckVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedDeck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    analyseSlide: {
        parameters: {
            query: {
                /** @description The built-in engine, or the language model */
                engine?: "rubric" | "llm";
                evaluation_id?: string;
                saved_deck_id?: string;
                slide_number: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlideAnalysis"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    evaluateDeck: {
        parameters: {
            query?: {
                /** @description The built-in engine, or the language model */
                engine?: "rubric" | "llm";
            };
            header?: {
                /** @description 256 random bits in base64url, which the client generates for each deck; a visitor claims the evaluation with it */
                "evaluation-token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DeckUpload"];
            };
        };
        responses: {
            /** @description As JSON, or as an event stream */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewEvaluation"];
                    "text/event-stream": components["schemas"]["EvaluationEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getEvaluationRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    cancelEvaluationRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listEvaluationRunSlides: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationSlides"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listEvaluations: {
        parameters: {
            query?: {
                /** @description Only evaluations of the file with this hash */
                file_sha256?: string;
                page?: number;
                page_size?: number;
            };
            header?: {
                /** @description ETag of the version that the client has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ETag header has its version */
            200: {
                headers: {
                    /** @description The version of the response */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationPage"] | components["schemas"]["EvaluationSummary"][];
                };
            };
            /** @description Not modified: the client already has this version */
            304: {
                headers: {
                    /** @description The version of the response */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evaluation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    patchEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvaluationChanges"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evaluation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getBenchmarks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Benchmarks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    compareEvaluations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                earlier: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteEvaluationDeck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listEvaluationShares: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationShare"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createEvaluationShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewEvaluationShare"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteEvaluationShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                share: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listEvaluationSlides: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvaluationSlides"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    claimEvaluations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Claim"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getSampleEvaluation: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the client has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ETag header has its version */
            200: {
                headers: {
                    /** @description The version of the response */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evaluation"];
                };
            };
            /** @description Not modified: the client already has this version */
            304: {
                headers: {
                    /** @description The version of the response */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSampleEvaluationSlides: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag of the version that the client has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ETag header has its version */
            200: {
                headers: {
                    /** @description The version of the response */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedSlides"];
                };
            };
            /** @description Not modified: the client already has this version */
            304: {
                headers: {
                    /** @description The version of the response */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getDeckStorage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckStorage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSentSubmissions: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
                /** @description Searches the investor's name and company */
                search?: string;
            };
            header?: {
                /** @description ETag of the version that the client has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ETag header has its version */
            200: {
                headers: {
                    /** @description The version of the response */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentSubmissionPage"] | components["schemas"]["SentSubmission"][];
                };
            };
            /** @description Not modified: the client already has this version */
            304: {
                headers: {
                    /** @description The version of the response */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getSentSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentSubmissionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    summariseSentSubmissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentSummary"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSavedFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFilter"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    saveFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSavedFilter"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFilter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteSavedFilter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listReceivedSubmissions: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
                /** @description Searches company, founder, sector and description */
                search?: string;
                sort?: "newest" | "oldest" | "company" | "founder" | "likelihood";
                status?: "new" | "reviewed-only" | "reviewed" | "passed" | "all";
            };
            header?: {
                /** @description ETag of the version that the client has */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ETag header has its version */
            200: {
                headers: {
                    /** @description The version of the response */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedSubmissionPage"] | components["schemas"]["ReceivedSubmission"][];
                };
            };
            /** @description Not modified: the client already has this version */
            304: {
                headers: {
                    /** @description The version of the response */
                    etag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getReceivedSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedSubmissionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    patchReceivedSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedSubmission"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    undoReceivedSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoneDecision"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedSubmission"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    decideReceivedSubmissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDecision"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    exportReceivedSubmissions: {
        parameters: {
            query?: {
                /** @description Searches company, founder, sector and description */
                search?: string;
                sort?: "newest" | "oldest" | "company" | "founder" | "likelihood";
                status?: "new" | "reviewed-only" | "reviewed" | "passed" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line per deck */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    summariseReceivedSubmissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedSummary"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getSharedEvaluation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedEvaluation"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSharedEvaluationSlides: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedSlides"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    saveAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AnswersForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAnswers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    requestLikelihood: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Likelihood"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getQuestionnaire: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Questionnaire"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    saveSlideTimes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlideTimes"];
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSubmissionSlides: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeckSlides"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSuggestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestion"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ETag header has its version */
            200: {
                headers: {
                    /** @description The version of the response */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteQuestion: {
        parameters: {
            query?: {
                /** @description ETag of the set that was changed, without quotes; if the stored set has changed since, the request is refused */
                revision?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ETag header has its version */
            200: {
                headers: {
                    /** @description The version of the response */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedQuestions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listDefaultQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    saveQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionSet"];
            };
        };
        responses: {
            /** @description The ETag header has its version */
            200: {
                headers: {
                    /** @description The version of the response */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseOverview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    allowRelease: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof of identity; works once, within five minutes */
                "re-authentication"?: string;
            };
            path: {
                part: string;
                release: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleasedPart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    withdrawRelease: {
        parameters: {
            query?: never;
            header?: {
                /** @description Proof of identity; works once, within five minutes */
                "re-authentication"?: string;
            };
            path: {
                part: string;
                release: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleasedPart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    reportLoading: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events: ({
                        /** @enum {string} */
                        kind: "load";
                        /** @description Time from requesting the page until it had loaded */
                        milliseconds: number;
                        /** @description Empty if the whole remote failed */
                        page: string;
                        release: string;
                        remote: string;
                        /** @description The shell's release, or its version */
                        shell?: string;
                    } | {
                        /** @enum {string} */
                        failure: "registry" | "offline" | "network" | "timeout" | "not-a-remote" | "integrity" | "threw-on-load" | "wrong-shape" | "incompatible" | "outdated" | "threw-on-render";
                        /** @description The earlier release that was loaded instead */
                        fallback: string | null;
                        /** @enum {string} */
                        kind: "failure";
                        /** @description Empty if the whole remote failed */
                        page: string;
                        /** @description Reference shown to the user */
                        reference: string;
                        release: string;
                        remote: string;
                        /** @description The shell's release, or its version */
                        shell?: string;
                    })[];
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getRemotesStatus: {
        parameters: {
            query?: {
                reference?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemotesStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
}
