// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";

/// @title Holds the deposit of one payment until the service pays it out or gives it back (D-084, D-087).
/// A deal is deposited once, and ends once: released or refunded, never both. Whoever deposits a deal of another with a
/// wrong amount loses nothing and gains nothing: it is refunded to the address that the deposit itself names.
contract DepositEscrow is ReentrancyGuard {
    using SafeERC20 for IERC20;

    enum Status {
        NONE,
        HELD,
        RELEASED,
        REFUNDED
    }

    struct Deposit {
        address depositor;
        address refundAddress;
        uint256 amount;
        Status status;
    }

    IERC20 public immutable token;
    /// The relayer: the only one that ends a deal.
    address public immutable operator;
    mapping(bytes32 dealId => Deposit) public deposits;

    event Deposited(bytes32 indexed dealId, address indexed depositor, uint256 amount, address refundAddress);
    event Released(bytes32 indexed dealId, address indexed to, uint256 amount);
    event Refunded(bytes32 indexed dealId, address indexed to, uint256 amount);

    error DealExists(bytes32 dealId);
    error NotHeld(bytes32 dealId, Status status);
    error NotOperator(address caller);
    error InvalidDeposit();
    error WrongAmountReceived(uint256 expected, uint256 received);

    modifier onlyOperator() {
        if (msg.sender != operator) revert NotOperator(msg.sender);
        _;
    }

    constructor(IERC20 token_, address operator_) {
        token = token_;
        operator = operator_;
    }

    /// Takes `amount` of the token from the caller, who has approved it.
    function deposit(bytes32 dealId, uint256 amount, address refundAddress) external nonReentrant {
        if (amount == 0 || refundAddress == address(0) || refundAddress == address(this)) revert InvalidDeposit();
        if (deposits[dealId].status != Status.NONE) revert DealExists(dealId);
        deposits[dealId] = Deposit(msg.sender, refundAddress, amount, Status.HELD);
        uint256 before = token.balanceOf(address(this));
        token.safeTransferFrom(msg.sender, address(this), amount);
        uint256 received = token.balanceOf(address(this)) - before;
        // A token that keeps a fee would let one deal be paid out of another's money.
        if (received != amount) revert WrongAmountReceived(amount, received);
        emit Deposited(dealId, msg.sender, amount, refundAddress);
    }

    /// Pays the deal out.
    function release(bytes32 dealId, address to) external onlyOperator nonReentrant {
        uint256 amount = _end(dealId, Status.RELEASED);
        token.safeTransfer(to, amount);
        emit Released(dealId, to, amount);
    }

    /// Gives the deal back to the address that its deposit named.
    function refund(bytes32 dealId) external onlyOperator nonReentrant {
        uint256 amount = _end(dealId, Status.REFUNDED);
        address to = deposits[dealId].refundAddress;
        token.safeTransfer(to, amount);
        emit Refunded(dealId, to, amount);
    }

    function _end(bytes32 dealId, Status status) private returns (uint256) {
        Deposit storage held = deposits[dealId];
        if (held.status != Status.HELD) revert NotHeld(dealId, held.status);
        held.status = status;
        return held.amount;
    }
}
