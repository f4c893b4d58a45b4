import { type Asking, insist } from './insist.ts';
import type { LendingBooks } from './lending-books.ts';

/** One behind the other, and each client begins with another one: the shortest run has a loan. */
const STORIES = ['whole', 'default', 'race', 'in-parts', 'pool'] as const;
type Story = (typeof STORIES)[number];

/** What the loser of a race is told. */
const EXPECTED: ReadonlySet<string> = new Set(['INVALID_TRANSITION']);

/** Beyond everything that is owed. */
const EVERYTHING_ATOMS = '1000000000000';

/** One client: orders, finances, repays, deposits and withdraws, again and again. */
export class LendingClient {
  readonly #books: LendingBooks;
  readonly #asking: Asking;

  constructor(books: LendingBooks, asking: Omit<Asking, 'expected'>) {
    this.#books = books;
    this.#asking = { ...asking, expected: EXPECTED };
  }

  async run(going: () => boolean, first: number): Promise<void> {
    for (let nth = first; going(); nth += 1) await this.#tell(STORIES[nth % STORIES.length] ?? 'whole');
  }

  #tell(story: Story): Promise<void> {
    return story === 'pool' ? this.#subscribe() : this.#borrow(story);
  }

  /** Up to a thousand USD and some atoms. */
  #amount(): bigint {
    return BigInt(Math.floor(this.#asking.random.between(1_000_000, 1_000_000_000)));
  }

  async #subscribe(): Promise<void> {
    const { lender, subscribingPoolId: id } = this.#books.cast;
    const amount = this.#amount();
    const body = { id, amountAtoms: amount.toString() };
    const deposited = await insist(this.#asking, 'deposit', (options) => lender.api.depositToPool(body, options));
    if (deposited) this.#books.moved(id, amount);
    const taken = amount / 2n;
    const withdrawal = { id, amountAtoms: taken.toString() };
    const withdrawn = await insist(this.#asking, 'withdraw', (options) =>
      lender.api.withdrawFromPool(withdrawal, options),
    );
    if (withdrawn) this.#books.moved(id, -taken);
  }

  async #borrow(story: Exclude<Story, 'pool'>): Promise<void> {
    const { cast } = this.#books;
    const poolId = story === 'default' ? cast.briefPoolId : cast.lendingPoolId;
    const amount = this.#amount();
    const orderId = await this.#ordered(amount);
    const offerId = orderId && (await this.#offered({ poolId, orderId, amount }));
    const loanId = offerId && (await this.#issued({ poolId, offerId, amount }, story === 'race' ? 2 : 1));
    if (!orderId || !loanId) return;
    if (story === 'default' && this.#asking.random.chance(0.5)) return;
    if (story === 'in-parts' || story === 'default') await this.#repay(loanId, (amount / 3n).toString());
    const repaid = await Promise.all(
      Array.from({ length: story === 'race' ? 2 : 1 }, () => this.#repay(loanId, EVERYTHING_ATOMS)),
    );
    this.#oneOf(`repay ${loanId}`, repaid);
    const id = orderId;
    await insist(this.#asking, 'deliver', (options) =>
      cast.supplier.api.recordSalesOrderDelivery({ id, note: 'Dock 4' }, options),
    );
    const settled = await insist(this.#asking, 'settle', (options) =>
      cast.borrower.api.checkSalesOrderSettlement({ id }, options),
    );
    if (settled?.source !== 'LOAN') this.#asking.promises.problem(`${id} is settled by ${settled?.source}`);
    this.#books.completedOrders.push(id);
  }

  /** A sales order that both have signed. */
  async #ordered(amount: bigint): Promise<string | undefined> {
    const { borrower, supplier } = this.#books.cast;
    const lineItems = [{ description: 'Olive oil', amountAtoms: amount.toString() }];
    const order = { sellerTenantId: supplier.tenantId, terms: { lineItems, dueDays: 30 } };
    const created = await insist(this.#asking, 'order', (options) => borrower.api.createSalesOrder(order, options));
    const id = created?.id;
    if (id === undefined) return undefined;
    await insist(this.#asking, 'submit', (options) => borrower.api.submitSalesOrder({ id }, options));
    const response = { id, action: 'accept' } as const;
    await insist(this.#asking, 'respond', (options) => supplier.api.respondToSalesOrder(response, options));
    return id;
  }

  /** An offer that the borrower has accepted. */
  async #offered({ poolId, orderId, amount }: { poolId: string; orderId: string; amount: bigint }) {
    const { lender, borrower, supplier } = this.#books.cast;
    const faceAmount = amount.toString();
    const named = { poolId, tradeOrderId: orderId, supplierTenantId: supplier.tenantId, faceAmount };
    const registered = await insist(this.#asking, 'register', (options) =>
      borrower.api.registerPurchaseOrder(named, options),
    );
    if (!registered) return undefined;
    const acceptance = { id: registered.id, minPrincipal: '0' };
    await insist(this.#asking, 'accept order', (options) => supplier.api.acceptPurchaseOrder(acceptance, options));
    const terms = { poolId, poId: registered.poId, principal: faceAmount };
    const offer = await insist(this.#asking, 'offer', (options) => lender.api.createLendingOffer(terms, options));
    if (!offer) return undefined;
    await insist(this.#asking, 'accept offer', (options) => borrower.api.acceptLendingOffer({ id: offer.id }, options));
    return offer.id;
  }

  async #issued({ poolId, offerId: id, amount }: { poolId: string; offerId: string; amount: bigint }, times: number) {
    const { lender } = this.#books.cast;
    const issue = () => insist(this.#asking, 'issue', (options) => lender.api.issueLendingOffer({ id }, options));
    const issued = await Promise.all(Array.from({ length: times }, issue));
    const loanId = this.#oneOf(`issue ${id}`, issued)?.loanId ?? undefined;
    if (loanId !== undefined) this.#books.lent(loanId, { poolId, principal: amount });
    return loanId;
  }

  async #repay(id: string, maxAmount: string) {
    const { borrower } = this.#books.cast;
    const repaid = await insist(this.#asking, 'repay', (options) => borrower.api.repayLoan({ id, maxAmount }, options));
    if (repaid)
      this.#books.repaid(repaid.txRef, {
        loanId: id,
        loanStatus: repaid.loanStatus,
        interest: BigInt(repaid.interestPortion),
        principal: BigInt(repaid.principalPortion),
      });
    return repaid;
  }

  /** Of those who tried the same at once exactly one is told that it did it. */
  #oneOf<T>(what: string, ends: readonly (T | undefined)[]): T | undefined {
    const won = ends.filter((end) => end !== undefined);
    if (won.length !== 1) this.#asking.promises.problem(`${what}: ${won.length} of ${ends.length} were acknowledged`);
    return won[0];
  }
}
