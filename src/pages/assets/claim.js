/** A claim link as its recipient opens it: ask for the code, verify it, accept. Nothing is kept when the page is left. */
(() => {
  const byId = (id) => document.getElementById(id);
  const token = encodeURIComponent(location.pathname.split('/').at(-1));
  const NEXT = {
    COMPLETE_VERIFICATION: 'verify your business',
    ADD_DESTINATION: 'add a destination that you are paid at',
  };
  const STEPS = ['ask', 'prove', 'accept', 'leave'];
  const { environment, signIn } = document.body.dataset;
  let ticket;

  const tell = (text) => {
    byId('state').textContent = text;
  };
  const offer = (...steps) => {
    for (const step of STEPS) byId(step).hidden = !steps.includes(step);
    // Shown with the first answer: it would move down when that answer brings a button above it.
    byId('steps').hidden = false;
  };

  /** The body of a success; undefined once the refusal was told. `gone`: there is no point in trying again. */
  const ask = async (path, { method = 'GET', body, headers = {} } = {}) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    try {
      const answer = await fetch(`../v1/${path}`, {
        method,
        cache: 'no-store',
        headers: { ...json, ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const said = await answer.json();
      if (answer.ok) return said;
      tell(said.message);
      if (path.startsWith('claims/') && (answer.status === 404 || answer.status === 410)) offer();
    } catch {
      tell('The service is not available right now. Try again.');
    }
    return undefined;
  };

  const open = async () => {
    const link = await ask(`claims/${token}`);
    if (link === undefined) return;
    const channel = link.otpChannel === 'sms' ? 'phone number' : 'e-mail address';
    tell(`A payment is waiting for you. Confirm that the ${channel} is yours: we will send you a code.`);
    offer('ask');
  };

  const during = (form, work) => {
    byId(form).addEventListener('submit', async (event) => {
      event.preventDefault();
      const button = byId(form).querySelector('button');
      button.disabled = true;
      await work();
      button.disabled = false;
    });
  };

  during('ask', async () => {
    const sent = await ask(`claims/${token}/otp`, { method: 'POST' });
    if (sent === undefined) return;
    tell('We have sent you a code. It is valid for 10 minutes.');
    byId('send').textContent = 'Send another code';
    offer('ask', 'prove');
    byId('code').focus();
  });

  during('prove', async () => {
    const proof = await ask(`claims/${token}/otp/verify`, { method: 'POST', body: { code: byId('code').value } });
    byId('code').value = '';
    if (proof === undefined) return;
    ticket = proof.claimTicket;
    if (environment === 'sandbox') {
      tell('Verified. Sign up to accept the payment within 60 minutes.');
      offer('accept');
      byId('email').focus();
    } else if (signIn) {
      tell('Verified. Sign up or sign in within 60 minutes to accept the payment.');
      // Behind the hash, where it reaches no server's log.
      byId('sign-in').href = `${signIn}#claimTicket=${encodeURIComponent(ticket)}`;
      offer('leave');
      byId('sign-in').focus();
    } else {
      tell('Verified. Sign in to the app in which you want to receive the payment, and accept it there.');
      offer();
    }
  });

  /** The sandbox's own sign-up: it signs in any address, and founds a business for one that has none. */
  const signedIn = async (email, name) => {
    const user = await ask('test/sessions', { method: 'POST', body: { email } });
    if (user === undefined) return undefined;
    const headers = { authorization: `Bearer ${user.token}` };
    const me = await ask('me', { headers });
    if (me === undefined || me.tenant !== null) return me && headers;
    const founded = await ask('tenants', { method: 'POST', body: { name }, headers });
    const body = { memberId: founded?.member.id };
    const owner = founded && (await ask('test/sessions', { method: 'POST', body }));
    return owner && { authorization: `Bearer ${owner.token}` };
  };

  during('accept', async () => {
    const headers = await signedIn(byId('email').value, byId('business').value);
    if (headers === undefined) return;
    const accepted = await ask('claims/accept', { method: 'POST', body: { claimTicket: ticket }, headers });
    if (accepted === undefined) return;
    ticket = undefined;
    offer();
    const missing = accepted.nextSteps.map((step) => NEXT[step] ?? step);
    tell(
      missing.length === 0
        ? 'Accepted. The payment is on its way to you.'
        : `Accepted. The payment comes as soon as you ${missing.join(' and ')}.`,
    );
  });

  open();
})();
