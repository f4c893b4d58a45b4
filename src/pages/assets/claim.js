/** A claim link as its recipient opens it: ask for the code, verify it, accept. Nothing is kept when the page is left. */
(() => {
  const byId = (id) => document.getElementById(id);
  const token = encodeURIComponent(location.pathname.split('/').at(-1));
  const NEXT = {
    COMPLETE_VERIFICATION: 'verify your business',
    ADD_DESTINATION: 'add a destination that you are paid at',
  };
  const STEPS = ['ask', 'prove', 'accept'];
  let ticket;

  const tell = (text) => {
    byId('state').textContent = text;
  };
  const offer = (...steps) => {
    for (const step of STEPS) byId(step).hidden = !steps.includes(step);
  };

  /** The body of a success; undefined once the refusal was told. `gone`: there is no point in trying again. */
  const ask = async (path, { method = 'GET', body, headers = {} } = {}) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    try {
      const answer = await fetch(`../v1/claims/${path}`, {
        method,
        cache: 'no-store',
        headers: { ...json, ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const said = await answer.json();
      if (answer.ok) return said;
      tell(said.message);
      if (answer.status === 404 || answer.status === 410) offer();
    } catch {
      tell('The service is not available right now. Try again.');
    }
    return undefined;
  };

  const open = async () => {
    const link = await ask(token);
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
    const sent = await ask(`${token}/otp`, { method: 'POST' });
    if (sent === undefined) return;
    tell('We have sent you a code. It is valid for 10 minutes.');
    byId('send').textContent = 'Send another code';
    offer('ask', 'prove');
    byId('code').focus();
  });

  during('prove', async () => {
    const proof = await ask(`${token}/otp/verify`, { method: 'POST', body: { code: byId('code').value } });
    byId('code').value = '';
    if (proof === undefined) return;
    ticket = proof.claimTicket;
    tell('Verified. Sign in to the account that receives the payment within 60 minutes.');
    offer('accept');
    byId('session').focus();
  });

  during('accept', async () => {
    const headers = { authorization: `Bearer ${byId('session').value}` };
    const accepted = await ask('accept', { method: 'POST', body: { claimTicket: ticket }, headers });
    if (accepted === undefined) return;
    byId('session').value = '';
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
