// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A token that calls somebody else in the middle of every transfer, and may keep a fee: what the escrow must survive.
contract ReentrantToken is ERC20 {
    address private target;
    bytes private attack;
    uint256 private fee;
    /// What became of the call: 0 not tried, 1 refused, 2 let through.
    uint256 public outcome;

    constructor() ERC20("Reentrant", "RE") {
        _mint(msg.sender, 1e12);
    }

    function arm(address target_, bytes calldata attack_) external {
        (target, attack, outcome) = (target_, attack_, 0);
    }

    function charge(uint256 fee_) external {
        fee = fee_;
    }

    /// Passes calls on, so that the token itself can be the operator of an escrow.
    function forward(address to, bytes calldata data) external {
        (bool done, bytes memory reason) = to.call(data);
        if (!done) assembly { revert(add(reason, 32), mload(reason)) }
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (fee > 0 && from != address(0)) super._update(to, address(1), fee);
        if (target == address(0)) return;
        (address once, bytes memory call_) = (target, attack);
        target = address(0);
        (bool done, ) = once.call(call_);
        outcome = done ? 2 : 1;
    }
}
