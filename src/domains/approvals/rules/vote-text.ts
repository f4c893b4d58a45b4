/** The text that a voter signs: five lines, without an end of line after the last (A 4.3, D-217). */
export const voteText = (
  serviceName: string,
  vote: {
    readonly requestId: string;
    readonly paymentId: string;
    readonly decision: 'APPROVE' | 'REJECT';
    readonly memberId: string;
  },
): string =>
  [
    `${serviceName} approval vote`,
    `request: ${vote.requestId}`,
    `payment: ${vote.paymentId}`,
    `decision: ${vote.decision}`,
    `member: ${vote.memberId}`,
  ].join('\n');
